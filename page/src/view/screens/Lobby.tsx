import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import { boxName, explain, FAIR, gamesInOrder, importRecord, levels, luck, makeTable, opponent, sayHello } from "../../api";
import { looksOf } from "../../families";
import { badge } from "../../live/announce";
import { TableList } from "../../live/lobby";
import { online } from "../../live/online";
import { explainRecord } from "../../logic/faults";
import { clamp } from "../../logic/names";
import { fairLevels } from "../../people";
import type { GameShape, Summary } from "../../protocol";
import { go } from "../../router";
import { prefer, preferences } from "../../settings";
import { count, t, word } from "../../words";
import { TileIcon } from "../board/Tile";
import { Face } from "../Face";
import { Frame } from "../Frame";
import { Icon } from "../Icon";
import { NameField } from "../NameField";
import { Expected, Opponents } from "../Opponents";
import { QuickMatch } from "../QuickMatch";
import { TimeLeft } from "../TimeLeft";

/** Of each game the level that would be a fair match; who asks before that is known meets a gentle one. */
type Fair = Readonly<Record<string, string>>;
const GENTLE = "beginner";

/** The first screen: one press makes a table, with people or against the computer. */
export function Lobby() {
  const problem = useSignal("");
  const list = useMemo(() => new TableList(), []);
  const fair = useSignal<Fair>({});
  useEffect(() => () => list.close(), []);
  useEffect(() => {
    sayHello()
      .then(fairLevels)
      .then(({ levels: found }) => ((fair.value = found), (problem.value = "")))
      .catch((error: unknown) => (problem.value = online.value ? explain(error) : ""));
  }, [online.value]);
  const { mine, open, waiting } = list;
  useSignalEffect(() => {
    badge(waiting.value);
    document.title = waiting.value ? `● ${count("lobby.waiting", waiting.value)} · Bastide` : "Bastide";
  });
  return (
    <Frame>
      <section class="welcome">
        <h1>{t("lobby.title")}</h1>
        <p>{t("lobby.about")}</p>
        <NameField />
        <a class="button learn" href="/learn" data-do="learn">
          <Icon name="book" size={18} /> {t("guide.title")}
        </a>
      </section>
      {problem.value && (
        <p class="notice red" role="alert">
          {problem.value}
        </p>
      )}
      {mine.value.length > 0 && <Tables title={t("lobby.mine")} tables={mine.value} waiting={waiting.value} />}
      {levels().length > 0 && <YourOpponent fair={fair.value} />}
      <h2>{t("lobby.games")}</h2>
      <ul class="games">
        {gamesInOrder().map((game) => (
          <GameCard key={game.name} game={game} fair={fair.value} problem={problem} />
        ))}
      </ul>
      <QuickMatch problem={problem} />
      <section class="quick-match" aria-labelledby="puzzles-title">
        <h2 id="puzzles-title">{t("puzzles.title")}</h2>
        <p class="note">{t("puzzles.about")}</p>
        <a class="button" href="/puzzles" data-do="puzzles">
          <Icon name="hint" size={18} /> {t("puzzles.today")}
        </a>
      </section>
      {levels().length > 0 && (
        <section class="quick-match" aria-labelledby="duplicate-title">
          <h2 id="duplicate-title">{t("duplicate.title")}</h2>
          <p class="note">{t("duplicate.about")}</p>
          <a class="button" href="/d/week" data-do="duplicate">
            <Icon name="tiles" size={18} /> {t("duplicate.of-week")}
          </a>
        </section>
      )}
      {open.value.length > 0 && <Tables title={t("lobby.open")} tables={open.value} />}
      <ImportRecord problem={problem} />
    </Frame>
  );
}

/** Whom one plays against when one plays the computer: chosen once, kept on this device. */
function YourOpponent({ fair }: { fair: Fair }) {
  const chosen = opponent();
  const first = gamesInOrder()[0]?.name ?? "";
  return (
    <section class="your-opponent" aria-labelledby="opponent-title">
      <h2 id="opponent-title">{t("opponent.title")}</h2>
      <Opponents chosen={chosen} fair={fair[first] ?? ""} choose={(player) => prefer("opponent", player)} />
      {chosen === FAIR ? (
        <p class="expected" role="status">
          <span>
            <strong>{t("opponent.fair")}</strong> {t("opponent.fair-about")}
          </span>
        </p>
      ) : (
        <Expected player={chosen} />
      )}
    </section>
  );
}

function GameCard({ game, fair, problem }: { game: GameShape; fair: Fair; problem: Signal<string> }) {
  const make = async (computers: Record<string, string>): Promise<void> => {
    try {
      const { slug } = await makeTable({
        setup: { game: game.name, seats: 2 },
        name: clamp(preferences.value.name) || "?",
        seat: 0,
        computers,
        luck: luck(),
      });
      go(`/t/${slug}`);
    } catch (error) {
      problem.value = explain(error);
    }
  };
  const player = opponent() === FAIR ? (fair[game.name] ?? GENTLE) : opponent();
  const tiles = looksOf(game.name).tiles ?? [];
  return (
    <li class={`game game-${game.name}`}>
      <div class="game-tiles" aria-hidden="true">
        {tiles.map((tile) => (
          <TileIcon key={tile} view={{ game: game.name, family: game.family }} tile={tile} size={96} />
        ))}
      </div>
      <h3>{word("game", game.name)}</h3>
      <p>{word("about", game.name) === game.name ? game.title : word("about", game.name)}</p>
      <p class="note">
        {game.fewest === game.most
          ? count("players", game.most)
          : t("game.seats", { fewest: game.fewest, most: game.most })}
        {game.certainty !== "published" && ` · ${word("certainty", game.certainty)}`}
      </p>
      <div class="game-ways">
        <button type="button" class="primary" data-game={game.name} onClick={() => void make({})}>
          <Icon name="person" size={18} /> {t("lobby.friends")}
        </button>
        <button type="button" data-solo={game.name} onClick={() => void make({ "1": player })}>
          <Face player={player} size={26} /> {t("lobby.against", { name: word("bot", player) })}
        </button>
        <a class="button" href={`/new?game=${game.name}`} aria-label={t("lobby.options")} title={t("lobby.options")}>
          <Icon name="settings" />
        </a>
      </div>
    </li>
  );
}

interface TablesProps {
  title: string;
  tables: readonly Summary[];
  waiting?: number;
}

/** Tables in a list, with how many of them wait for me. */
function Tables({ title, tables, waiting = 0 }: TablesProps) {
  return (
    <section class="table-list">
      <h2>
        {title}
        {waiting > 0 && (
          <span class="waiting-for-me" role="status">
            {count("lobby.waiting", waiting)}
          </span>
        )}
      </h2>
      <ul class="tables">
        {tables.map((table) => (
          <li key={table.slug} data-table={table.slug}>
            <a href={`/t/${table.slug}`}>
              <strong>{table.slug}</strong>
              <span>{[word("game", table.game), ...table.boxes.map((box) => boxName(box))].join(" + ")}</span>
              <span>
                {table.seats.map((name) => name ?? "…").join(", ")}
                {table.rating !== null && ` (${table.rating})`}
              </span>
              <em class={table.my_choice ? "turn" : ""}>
                {table.my_choice
                  ? t("title.mine")
                  : table.phase === "playing"
                    ? count("steps", table.steps)
                    : word("phase", table.phase)}
                {table.deadline !== null && <TimeLeft until={table.deadline} />}
              </em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A record from elsewhere becomes a table that can be looked at and played on. */
function ImportRecord({ problem }: { problem: Signal<string> }) {
  const text = useSignal("");
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const { slug } = await importRecord({ record: text.value });
      go(`/t/${slug}`);
    } catch (error) {
      problem.value = await explainRecord(error);
    }
  };
  const read = async (event: Event): Promise<void> => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file) text.value = await file.text();
  };
  return (
    <details class="import">
      <summary>{t("import.title")}</summary>
      <form onSubmit={(event) => void send(event)}>
        <textarea
          rows={8}
          required
          aria-label={t("import.label")}
          placeholder={t("import.label")}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <div class="row">
          <label class="button">
            {t("import.file")}
            <input type="file" class="hidden" accept=".txt,.record,text/plain" onChange={(event) => void read(event)} />
          </label>
          <button type="submit" class="primary">
            {t("import.do")}
          </button>
        </div>
      </form>
    </details>
  );
}
