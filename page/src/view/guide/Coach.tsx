import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { explain, luck, makeTable, sayHello } from "../../api";
import type { Table } from "../../live/table";
import { coaching, type Guide } from "../../logic/guides";
import { clamp } from "../../logic/names";
import { go } from "../../router";
import { prefer, preferences } from "../../settings";
import { fill, language, t, word } from "../../words";
import { useTable } from "../context";
import { Face } from "../Face";
import { Icon } from "../Icon";
import { begin, guidesIn } from "./words";

const FIRST_OPPONENT = "child";

/** Beside the choices of a guided game: what came of the last turn, what to try now, and why. */
export function Coach() {
  const table = useTable();
  const all = useSignal<Guide[]>([]);
  const folded = useSignal(false);
  useEffect(() => {
    void sayHello()
      .then(() => guidesIn(language.value))
      .then((found) => (all.value = found));
  }, [language.value]);
  const over = table.state.value?.phase === "over";
  const guide = table.guide.name.value;
  useEffect(() => {
    const { learned } = preferences.value;
    if (over && guide && !learned.includes(guide)) prefer("learned", [...learned, guide]);
  }, [over, guide]);
  const words = all.value.find(({ name }) => name === guide);
  const told = table.guide.told.value;
  if (!words || !told || table.replay.active.value) return null;
  const idea = over ? undefined : words.steps[told.step ?? -1]?.idea;
  return (
    <section class={folded.value ? "coach folded" : "coach"} aria-label={words.title}>
      <div class="coach-head">
        <button
          type="button"
          class="coach-title"
          aria-expanded={!folded.value}
          data-do="fold-coach"
          onClick={() => (folded.value = !folded.value)}
        >
          <Icon name="book" size={16} />
          {idea && <span>{t("guide.step", { step: (told.step ?? 0) + 1, steps: told.steps })}</span>}
          <strong>{idea ? fill(idea, { other: partner(table) }) : words.title}</strong>
          <span aria-hidden="true">{folded.value ? "▴" : "▾"}</span>
        </button>
        {table.draft.mine.value && (told.moves?.length ?? 0) > 0 && (
          <button type="button" class="coach-show" data-do="show-me" onClick={() => void table.guide.show()}>
            <Icon name="hint" size={16} /> {t("guide.show")} <kbd aria-hidden="true">H</kbd>
          </button>
        )}
      </div>
      {!folded.value && <Sentences words={words} over={over} />}
      {!folded.value && over && <After words={words} all={all.value} />}
    </section>
  );
}

/** Who plays along. */
const partner = (table: Table): string => table.name(table.state.value?.mine[0] === 0 ? 1 : 0);

/** All that is to be said; while a move is laid out, only what it is about, so that the board keeps its room. */
function Sentences({ words, over }: { words: Guide; over: boolean }) {
  const table = useTable();
  const told = table.guide.told.value!;
  const { choice = null, mine = [], at = 0, setup } = table.state.value ?? {};
  const seat = mine[0] ?? 0;
  const other = partner(table);
  const gains = { seat, names: table.names.value, game: setup?.game ?? "" };
  const standing = { mine: choice?.mine ?? false, lays: (choice?.placements.length ?? 0) > 0, other };
  const said = coaching(told, words, gains, standing);
  const brief = !table.draft.empty.value && standing.mine;
  return (
    <div class="coach-said" role="status" tabIndex={0} data-told={told.at === at} data-step={told.step} data-last={told.last}>
      {said.before.length > 0 && !brief && (
        <p class={told.done ? "coach-before done" : "coach-before"}>{said.before.join(" ")}</p>
      )}
      {over ? (
        <p>{fill(words.ending, { other })}</p>
      ) : (
        <>
          <p>{said.now}</p>
          {said.why && !brief && <p class="coach-why">{said.why}</p>}
        </>
      )}
    </div>
  );
}

/** What to do after a guided game: the next one, a real one against somebody gentle, or another. */
function After({ words, all }: { words: Guide; all: readonly Guide[] }) {
  const table = useTable();
  const next = all[all.indexOf(words) + 1];
  const trouble = (error: unknown): void => void (table.problem.value = explain(error));
  const play = async (): Promise<void> => {
    const setup = { game: words.game, boxes: words.box ? [words.box] : [], seats: 2 };
    const name = clamp(preferences.value.name) || "?";
    const made = await makeTable({ setup, name, seat: 0, computers: { "1": FIRST_OPPONENT }, luck: luck() });
    go(`/t/${made.slug}`);
  };
  return (
    <div class="coach-after">
      <button type="button" class="primary" data-do="real-game" onClick={() => void play().catch(trouble)}>
        <Face player={FIRST_OPPONENT} size={24} /> {t("guide.real", { name: word("bot", FIRST_OPPONENT) })}
      </button>
      {next && (
        <button type="button" data-do="next-guide" onClick={() => void begin(next.name).catch(trouble)}>
          <Icon name="forth" size={16} /> {t("guide.next", { title: next.title })}
        </button>
      )}
      <a class="button" href="/learn">
        {t("guide.all")}
      </a>
    </div>
  );
}
