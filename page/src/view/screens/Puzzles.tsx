import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { ask, boxName, explain, sayHello } from "../../api";
import { hush } from "../../live/announce";
import { groundOf } from "../../live/art";
import { PuzzleTable } from "../../live/puzzle";
import { movesTexts, ratedText, reasonText, verdictText } from "../../logic/puzzle";
import type { PuzzleCount, PuzzleFound, Puzzles as Told, PuzzleVerdict } from "../../protocol";
import { go } from "../../router";
import { preferences } from "../../settings";
import { count, language, t, word } from "../../words";
import { loadPieces, pieces } from "../analysis/pieces";
import { BarButton } from "../bar/BarButton";
import { Carried } from "../bar/Hand";
import { MyChoice } from "../bar/MyChoice";
import { Notices } from "../bar/Notices";
import { Beyond } from "../board/Beyond";
import { Board } from "../board/Board";
import { Camera } from "../board/camera";
import { Patterns } from "../board/Figure";
import { Looked } from "../board/Looked";
import { TableContext } from "../context";
import { CopyButton } from "../Copy";
import { Frame } from "../Frame";
import { Icon } from "../Icon";
import { listenToKeys } from "../keyboard";
import { Languages } from "../Languages";
import type { Tab } from "../panel/Panel";
import { Scores } from "../panel/Scores";
import { Tools } from "./TableScreen";
import { TextView } from "./TextView";

/** Of which game and about what the puzzles are that come next; nothing means any. */
export interface Wish {
  game: string;
  theme: string;
}

const searchOf = ({ game, theme }: Wish): string => {
  const asked = new URLSearchParams([...(game ? [["game", game]] : []), ...(theme ? [["theme", theme]] : [])]);
  return asked.size ? `?${asked}` : "";
};

/** The next puzzle for me, of those that are wished for. */
async function goOn(wish: Wish): Promise<void> {
  const { name } = await ask<PuzzleFound>("GET", `/api/puzzles/next${searchOf(wish)}`);
  go(`/puzzle/${name}${searchOf(wish)}`);
}

/** Today's puzzle for everybody, and all others by rating, game and theme. */
export function Puzzles() {
  const told = useSignal<Told | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    document.title = `${t("puzzles.title")} · Bastide`;
    void sayHello()
      .then(() => ask<Told>("GET", "/api/puzzles"))
      .then(
        (found) => (told.value = found),
        (error: unknown) => (problem.value = explain(error)),
      );
    return hush;
  }, []);
  return (
    <Frame>
      <div class="people puzzles">
        <h1>{t("puzzles.title")}</h1>
        <p>{t("puzzles.about")}</p>
        {problem.value && (
          <p class="notice red" role="alert">
            {problem.value}
          </p>
        )}
        {told.value && <Today told={told.value} />}
        {told.value && <Stream told={told.value} trouble={(error) => (problem.value = explain(error))} />}
      </div>
    </Frame>
  );
}

function Today({ told }: { told: Told }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "full", timeZone: "UTC" }).format(new Date(told.day));
  const done = told.solved === null ? "" : t(told.solved ? "puzzles.solved" : "puzzles.missed");
  return (
    <section aria-labelledby="today-title">
      <h2 id="today-title">{t("puzzles.today")}</h2>
      <p class="note">
        {day}. {done}
      </p>
      <div class="row">
        <a class="button primary" href={`/puzzle/${told.today}`} data-do="today">
          <Icon name="hint" size={18} /> {t(told.solved === null ? "puzzles.solve" : "puzzles.look")}
        </a>
        <CopyButton
          text={() => `${location.origin}/puzzle/${told.today}`}
          label={t("duplicate.copy")}
          done={t("duplicate.copied")}
        />
      </div>
    </section>
  );
}

function Stream({ told, trouble }: { told: Told; trouble: (error: unknown) => void }) {
  const game = useSignal("");
  const theme = useSignal("");
  const { rating, deviation, sure, tried, right } = told.mine;
  const start = (event: Event): void => {
    event.preventDefault();
    goOn({ game: game.value, theme: theme.value }).catch(trouble);
  };
  return (
    <section aria-labelledby="stream-title">
      <h2 id="stream-title">{t("puzzles.stream")}</h2>
      <p>
        {tried
          ? t(sure ? "puzzles.rating" : "puzzles.unsure", { rating, deviation })
          : t("puzzles.unrated")}{" "}
        {tried > 0 && t("puzzles.tried", { tried, right })}
      </p>
      <form class="row" onSubmit={start}>
        <Filter label={t("new.game")} any={t("puzzles.any-game")} name={gameName} of={told.games} chosen={game} />
        <Filter label={t("puzzles.theme")} any={t("puzzles.any-theme")} name={themeName} of={told.themes} chosen={theme} />
        <button type="submit" class="primary" data-do="next">
          {t("puzzle.next")}
        </button>
      </form>
    </section>
  );
}

const gameName = (game: string): string => word("game", game);
const themeName = (theme: string): string => word("theme", theme);

interface FilterProps {
  label: string;
  any: string;
  name: (name: string) => string;
  of: readonly PuzzleCount[];
  chosen: { value: string };
}

function Filter({ label, any, name: called, of, chosen }: FilterProps) {
  return (
    <select aria-label={label} value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
      <option value="">{any}</option>
      {of.map(({ name, puzzles, untried }) => (
        <option key={name} value={name}>
          {t("puzzles.of", { name: called(name), untried, puzzles })}
        </option>
      ))}
    </select>
  );
}

/** One puzzle: the position, the move to be found, and what it was worth. */
export function Puzzle({ name, wish }: { name: string; wish: Wish }) {
  const desk = useMemo(() => {
    const puzzle = new PuzzleTable(name);
    return { puzzle, table: puzzle.table, camera: new Camera(), tab: signal<Tab>("log"), drawer: signal(false) };
  }, [name]);
  const { puzzle, table, camera } = desk;
  useEffect(() => {
    void loadPieces();
    document.title = `${t("puzzle.title")} · Bastide`;
    const deaf = listenToKeys(desk);
    return () => {
      deaf();
      puzzle.close();
      hush();
    };
  }, [desk]);
  useSignalEffect(() => {
    const { width } = camera.size.value;
    const best = puzzle.verdict.value?.rated[0]?.moves[0];
    if (width && best) requestAnimationFrame(() => camera.reveal({ x: best.x ?? 0, y: best.y ?? 0 }));
  });
  if (puzzle.problem.value) return <Missing problem={puzzle.problem.value} />;
  const view = table.view.value;
  return (
    <TableContext.Provider value={table}>
      <Patterns badges={table.badges.value} />
      <div class="table puzzle" data-phase="puzzle" data-puzzle={name} data-right={puzzle.verdict.value?.right ?? ""}>
        <Top puzzle={puzzle} />
        {view && (
          <>
            <Carried view={view} />
            <Scores />
            <main class="middle" data-ground={groundOf(view.game)}>
              {preferences.value.text ? <TextView /> : <Board camera={camera} />}
              {!preferences.value.text && <Beyond camera={camera} />}
              {!preferences.value.text && <Looked camera={camera} />}
              <Tools camera={camera} />
            </main>
            <div class="bottom">
              <Notices />
              <PuzzleBar puzzle={puzzle} wish={wish} />
            </div>
            <About puzzle={puzzle} />
          </>
        )}
      </div>
    </TableContext.Provider>
  );
}

function Missing({ problem }: { problem: string }) {
  return (
    <Frame>
      <p class="notice red" role="alert">
        {problem}
      </p>
      <a class="button primary" href="/puzzles">
        {t("puzzles.all")}
      </a>
    </Frame>
  );
}

const titleOf = ({ told }: PuzzleTable): string =>
  told.value ? [word("game", told.value.game), ...told.value.boxes.map((box) => boxName(box))].join(" + ") : "";

function Top({ puzzle }: { puzzle: PuzzleTable }) {
  return (
    <header class="top">
      <a class="brand" href="/puzzles" aria-label={t("puzzles.all")}>
        <Icon name="back" size={22} />
      </a>
      <h1>{t(puzzle.told.value?.day ? "puzzles.today" : "puzzle.title")}</h1>
      <span class="top-setup only-wide">{titleOf(puzzle)}</span>
      <span class="top-space" />
      <CopyButton
        look="pill"
        text={() => `${location.origin}/puzzle/${puzzle.told.value?.name ?? puzzle.name}`}
        label={t("duplicate.copy")}
        done={t("duplicate.copied")}
      />
      <span class="only-wide">
        <Languages />
      </span>
    </header>
  );
}

/** Beside the board, where there is room: what this puzzle is. */
function About({ puzzle }: { puzzle: PuzzleTable }) {
  const told = puzzle.told.value;
  if (!told) return null;
  const left = Object.values(told.state.view?.left ?? {}).reduce((sum, many) => sum + many, 0);
  return (
    <aside class="panel puzzle-about" aria-label={t("puzzle.title")}>
      <h2>{titleOf(puzzle)}</h2>
      <p>{t("puzzle.about")}</p>
      <ul>
        <li>{t("puzzle.hard", { rating: puzzle.verdict.value?.rating ?? told.rating })}</li>
        <li>{count("puzzle.left", left)}</li>
      </ul>
      <a href="/puzzles">{t("puzzles.all")}</a>
    </aside>
  );
}

interface BarProps {
  puzzle: PuzzleTable;
  wish: Wish;
}

function PuzzleBar({ puzzle, wish }: BarProps) {
  const verdict = puzzle.verdict.value;
  const { choice, view } = puzzle.table;
  if (verdict) return <Judged puzzle={puzzle} wish={wish} verdict={verdict} />;
  return (
    <div class="lesson-box">
      <div class="lesson" role="status">
        <strong>{t("puzzle.find")}</strong>
      </div>
      {choice.value && view.value && <MyChoice choice={choice.value} view={view.value} />}
    </div>
  );
}

function Judged({ puzzle, wish, verdict }: BarProps & { verdict: PuzzleVerdict }) {
  const { table } = puzzle;
  const ways = useRef<HTMLDivElement>(null);
  const view = table.view.value;
  const game = view?.game ?? "";
  const next = (): void => void goOn(wish).catch((error: unknown) => (table.problem.value = explain(error)));
  useEffect(() => ways.current?.querySelector<HTMLButtonElement>("button.primary")?.focus(), []);
  return (
    <div class="lesson-box puzzle-judged">
      <div class="lesson" role="status" data-verdict={verdict.right ? "right" : "wrong"}>
        <strong>{verdictText(verdict)}</strong>
        {movesTexts(verdict, game).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ul class="reasons">
          {verdict.reasons.map((reason) => (
            <li key={reason.code + reason.what}>{reasonText(reason, game)}</li>
          ))}
        </ul>
        <p class="note">{ratedText(verdict)}</p>
      </div>
      {pieces.value && view && (
        <div class="bar replaying analysed lesson-best">
          <pieces.value.RatedSteps view={view} />
        </div>
      )}
      <div class="bar-buttons lesson-ways" ref={ways}>
        <BarButton icon="undo" label={t("lesson.again")} hint="" press={() => puzzle.again()} />
        <BarButton icon="forth" label={t("puzzle.next")} hint="↵" look="primary" press={next} />
      </div>
    </div>
  );
}
