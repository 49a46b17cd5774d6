import { signal, useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";

import { boxName, explain, gamesInOrder, hello, luck, makeTable, sayHello } from "../../api";
import { clamp } from "../../logic/names";
import { fitWish, freshWish, mostSeats, setupOf, switchesOf, type Wish } from "../../logic/wish";
import type { Hello, SwitchShape } from "../../protocol";
import { go } from "../../router";
import { AIDS, preferences } from "../../settings";
import { count, t, word } from "../../words";
import { Frame } from "../Frame";
import { NameField } from "../NameField";
import { Expected, PlayerChoices } from "../Opponents";
import { spanText } from "../setup";

/** A new table with everything that can be chosen: game, boxes, switches, seats, clock, aids. */
export function New({ game }: { game: string | null }) {
  const wish = useSignal<Wish | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    sayHello().then(
      (catalogue) => (wish.value = freshWish(catalogue, game ?? gamesInOrder()[0]?.name ?? null)),
      (error: unknown) => (problem.value = explain(error)),
    );
  }, [game]);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!wish.value) return;
    try {
      const { slug } = await makeTable({
        setup: setupOf(wish.value),
        name: clamp(preferences.value.name) || "?",
        seat: wish.value.watch_only ? null : 0,
        computers: computersOf(wish.value),
        luck: luck(),
        tiles: wish.value.tiles,
      });
      go(`/t/${slug}`);
    } catch (error) {
      problem.value = explain(error);
    }
  };
  const catalogue = hello.value;
  return (
    <Frame>
      <form class="new" onSubmit={(event) => void submit(event)}>
        <h1>{t("new.title")}</h1>
        {catalogue && wish.value && (
          <Fields
            catalogue={catalogue}
            wish={wish.value}
            change={(part) => (wish.value = fitWish({ ...wish.value!, ...part }, catalogue))}
          />
        )}
        {problem.value && (
          <p class="notice red" role="alert">
            {problem.value}
          </p>
        )}
        <button type="submit" class="primary big">
          {t("new.make")}
        </button>
      </form>
    </Frame>
  );
}

const computersOf = ({ computers, seats, watch_only }: Wish): Record<string, string> =>
  Object.fromEntries(
    computers
      .slice(0, seats)
      .flatMap((player, seat) => (player && (watch_only || seat > 0) ? [[String(seat), player]] : [])),
  );

interface FieldsProps {
  catalogue: Hello;
  wish: Wish;
  change: (part: Partial<Wish>) => void;
}

function Fields({ catalogue, wish, change }: FieldsProps) {
  const shape = catalogue.games.find(({ name }) => name === wish.game);
  const boxes = catalogue.boxes.filter(({ name }) => shape?.boxes.includes(name));
  const switches = switchesOf(catalogue, wish);
  return (
    <>
      <fieldset>
        <legend>{t("new.game")}</legend>
        <div class="choices">
          {gamesInOrder().map(({ name }) => (
            <label key={name} class="choice">
              <input
                type="radio"
                name="game"
                checked={wish.game === name}
                onChange={() => change({ game: name, boxes: [], rules: {} })}
              />
              <span>{word("game", name)}</span>
            </label>
          ))}
        </div>
        <p class="note">{word("about", wish.game)}</p>
      </fieldset>
      {boxes.length > 0 && (
        <fieldset>
          <legend>{t("new.boxes")}</legend>
          <div class="choices">
            {boxes.map(({ name }) => (
              <label key={name} class="choice">
                <input
                  type="checkbox"
                  checked={wish.boxes.includes(name)}
                  onChange={(event) =>
                    change({
                      boxes: event.currentTarget.checked
                        ? [...wish.boxes, name]
                        : wish.boxes.filter((one) => one !== name),
                    })
                  }
                />
                <span>{boxName(name)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Seats catalogue={catalogue} wish={wish} change={change} />
      {switches.length > 0 && (
        <details>
          <summary>{t("new.rules")}</summary>
          <div class="switches">
            {switches.map((one) => (
              <Switch
                key={one.name}
                shape={one}
                chosen={wish.rules[one.name] ?? one.default}
                choose={(choice) => change({ rules: { ...wish.rules, [one.name]: choice } })}
              />
            ))}
          </div>
        </details>
      )}
      <OwnTilesPart wish={wish} change={change} />
      <TimeAndAids catalogue={catalogue} wish={wish} change={change} />
    </>
  );
}

/** Where tiles of one's own are written is fetched when it is opened. */
const ownTiles = signal<typeof import("./OwnTiles") | null>(null);

function OwnTilesPart({ wish, change }: Pick<FieldsProps, "wish" | "change">) {
  const open = async (): Promise<void> => {
    ownTiles.value ??= await import("./OwnTiles");
  };
  return (
    <details onToggle={() => void open()}>
      <summary>{t("tiles.own")}</summary>
      {ownTiles.value && <ownTiles.value.OwnTiles wish={wish} change={change} />}
    </details>
  );
}

function Switch({ shape, chosen, choose }: { shape: SwitchShape; chosen: string; choose: (choice: string) => void }) {
  return (
    <label class="switch">
      <span>{word("switch", shape.name)}</span>
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {shape.choices.map((choice) => (
          <option key={choice} value={choice} selected={choice === chosen}>
            {word(`switch.${shape.name}`, choice)}
            {choice === shape.default ? ` (${t("default")})` : ""}
          </option>
        ))}
      </select>
    </label>
  );
}

function Seats({ catalogue, wish, change }: FieldsProps) {
  const most = mostSeats(catalogue, wish);
  const fewest = catalogue.games.find(({ name }) => name === wish.game)?.fewest ?? 2;
  const numbers = Array.from({ length: most - fewest + 1 }, (_, step) => fewest + step);
  const fill = (seat: number, player: string): void =>
    change({ computers: wish.computers.map((one, at) => (at === seat ? player : one)) });
  return (
    <fieldset>
      <legend>{t("new.seats")}</legend>
      <div class="choices">
        {numbers.map((number) => (
          <label key={number} class="choice">
            <input
              type="radio"
              name="seats"
              checked={wish.seats === number}
              onChange={() => change({ seats: number })}
            />
            <span>{count("players", number)}</span>
          </label>
        ))}
      </div>
      {!wish.watch_only && <NameField />}
      <label class="check">
        <input
          type="checkbox"
          checked={wish.watch_only}
          onChange={(event) => change({ watch_only: event.currentTarget.checked })}
        />
        {t("new.watch-only")}
      </label>
      {Array.from({ length: wish.seats }, (_, seat) => seat)
        .filter((seat) => wish.watch_only || seat > 0)
        .map((seat) => (
          <Fragment key={seat}>
            <label class="switch">
              <span>{t("new.seat", { number: seat + 1 })}</span>
              <select value={wish.computers[seat] ?? ""} onChange={(event) => fill(seat, event.currentTarget.value)}>
                <option value="">{t("new.open")}</option>
                <PlayerChoices chosen={wish.computers[seat] ?? ""} />
              </select>
            </label>
            <Expected player={wish.computers[seat] ?? ""} />
          </Fragment>
        ))}
    </fieldset>
  );
}

const CLOCKS = ["none", "chess-300-10", "chess-900-15", "move-60-0", "move-86400-0", "move-259200-0", "move-604800-0"] as const;

const GRACES = [120, 300, 600, 3600, 86_400, 259_200];

/** How long players who are away are waited for, where no clock decides. */
function Grace({ wish, change }: Pick<FieldsProps, "wish" | "change">) {
  const spans = [...new Set([...GRACES, wish.grace])].sort((one, other) => one - other);
  return (
    <label class="switch">
      <span>{t("new.grace")}</span>
      <select value={String(wish.grace)} onChange={(event) => change({ grace: Number(event.currentTarget.value) })}>
        {spans.map((span) => (
          <option key={span} value={String(span)} selected={wish.grace === span}>
            {spanText(span)}
          </option>
        ))}
      </select>
    </label>
  );
}

function TimeAndAids({ wish, change }: FieldsProps) {
  return (
    <>
      <details>
        <summary>{t("new.clock")}</summary>
        <label class="switch">
          <span>{t("new.clock")}</span>
          <select value={wish.clock} onChange={(event) => change({ clock: event.currentTarget.value })}>
            {CLOCKS.map((clock) => (
              <option key={clock} value={clock} selected={wish.clock === clock}>
                {word("clocks", clock)}
              </option>
            ))}
          </select>
        </label>
        {wish.clock === "none" && <Grace wish={wish} change={change} />}
        {wish.clock !== "none" && (
          <label class="switch">
            <span>{t("new.timeout")}</span>
            <select
              value={wish.timeout}
              onChange={(event) => change({ timeout: event.currentTarget.value as Wish["timeout"] })}
            >
              <option value="computer">{t("timeout.computer")}</option>
              <option value="lose">{t("timeout.lose")}</option>
            </select>
          </label>
        )}
      </details>
      <details>
        <summary>{t("new.aids")}</summary>
        <div class="choices">
          {AIDS.map((aid) => (
            <label key={aid} class="choice">
              <input
                type="checkbox"
                checked={!wish.locked.includes(aid)}
                onChange={(event) =>
                  change({
                    locked: event.currentTarget.checked
                      ? wish.locked.filter((one) => one !== aid)
                      : [...wish.locked, aid],
                  })
                }
              />
              <span>{word("aid", aid)}</span>
            </label>
          ))}
        </div>
      </details>
      <label class="check">
        <input
          type="checkbox"
          name="analysis"
          checked={wish.analysis}
          onChange={(event) => change({ analysis: event.currentTarget.checked })}
        />
        {t("new.analysis")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wish.watch}
          onChange={(event) => change({ watch: event.currentTarget.checked })}
        />
        {t("new.watch")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wish.listed}
          onChange={(event) => change({ listed: event.currentTarget.checked })}
        />
        {t("new.listed")}
      </label>
    </>
  );
}
