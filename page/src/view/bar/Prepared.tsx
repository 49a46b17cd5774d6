import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { describe } from "../../logic/describe";
import { cellName, letterOf } from "../../logic/places";
import { shapesOf } from "../../live/art";
import { weighed } from "../../logic/choices";
import { tileText } from "../../logic/tiletext";
import type { Plan, Prospect } from "../../protocol";
import { t } from "../../words";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { Icon } from "../Icon";

/** Moves for my next turn: those that are prepared, and a form for one more. */
export function Prepared() {
  const { plans } = useTable();
  if (!plans.may.value || (!plans.open.value && !plans.prepared.value.length)) return null;
  return (
    <section class="notice paper prepare" aria-labelledby="plan-title">
      <strong id="plan-title">{t(plans.open.value ? "plan.title" : "plan.list")}</strong>
      <ol class="plans">
        {plans.prepared.value.map((plan, at) => (
          <li key={at}>
            <code>{plan.moves.join(" ")}</code>{" "}
            {(plan.when ?? []).length > 0 && <small>({plan.when!.join(" ")})</small>}
            <button
              type="button"
              class="quiet"
              aria-label={`${t("plan.drop")}: ${plan.moves.join(" ")}`}
              onClick={() => void plans.prepare(plans.prepared.value.filter((_, other) => other !== at))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ol>
      {plans.open.value && <Form />}
    </section>
  );
}

interface Draft {
  when: string[];
  tile: string;
  place: string;
  then: string;
}

const EMPTY: Draft = { when: [], tile: "", place: "", then: "" };

/** What is found out comes when it comes; what was asked before something else was chosen is not taken any more. */
function answerOf(asked: Promise<Prospect | null>, told: Signal<Prospect | null>, done?: Signal<boolean>): () => void {
  let stale = false;
  if (done) done.value = false;
  void asked.then((found) => {
    if (stale || !found) return;
    told.value = found;
    if (done) done.value = true;
  });
  return () => void (stale = true);
}

/** If he does this and I draw that, it is laid there. */
function Form() {
  const table = useTable();
  const { plans } = table;
  const draft = useSignal<Draft>(EMPTY);
  const first = useSignal<Prospect | null>(null);
  const answered = useSignal(false);
  const after = useSignal<Prospect | null>(null);
  const { when, tile, place, then } = draft.value;
  const at = table.state.value?.at;
  const view = table.view.value;
  useEffect(() => answerOf(plans.look({ when, tile, moves: [] }), first, answered), [at, tile, when.join()]);
  useEffect(() => {
    after.value = null;
    return place ? answerOf(plans.look({ when, tile, moves: [place] }), after) : undefined;
  }, [at, place]);
  if (!view || !first.value) return null;
  const { tiles } = first.value;
  const { placements, others } = answered.value ? first.value : { placements: [], others: [] };
  const places = placements.flatMap(({ x, y, turns }) => turns.map(({ facing, move }) => ({ x, y, facing, move })));
  const point = (move: string): void => {
    const found = places.find((one) => one.move === move);
    table.lit.value = found ? { x: found.x, y: found.y, side: null, parts: [] } : null;
  };
  const follow = (after.value?.options ?? []).filter(({ move }) => move.verb !== "pass");
  const passes = (after.value?.options ?? []).some(({ move }) => move.verb === "pass");
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const moves = [place, then || (passes ? "-" : "")].filter(Boolean);
    const plan: Plan = when.length ? { moves, when } : { moves };
    if (await plans.prepare([...plans.prepared.value, plan])) {
      draft.value = EMPTY;
      table.lit.value = null;
    }
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <small>{t("plan.about")}</small>
      <When chosen={when} choose={(chosen) => (draft.value = { ...EMPTY, when: chosen })} />
      {tiles.length > 0 && (
        <fieldset class="plan-tiles">
          <legend>{t("plan.tile")}</legend>
          {tiles.map((name) => (
            <button
              key={name}
              type="button"
              data-plan-tile={name}
              aria-pressed={name === tile}
              aria-label={tileText(shapesOf(view.family, name, "N"))}
              onClick={() => (draft.value = { ...EMPTY, when, tile: name })}
            >
              <TileIcon view={view} tile={name} size={38} />
            </button>
          ))}
        </fieldset>
      )}
      {(places.length > 0 || others.length > 0) && (
        <label>
          {t("plan.place")}
          <select
            value={place}
            data-plan="place"
            onChange={(event) => {
              draft.value = { ...draft.value, place: event.currentTarget.value, then: "" };
              point(event.currentTarget.value);
            }}
          >
            <option value="">{t("plan.choose")}</option>
            {places.map(({ x, y, facing, move }) => (
              <option key={move} value={move} selected={move === place}>
                {t("plan.turned", { cell: cellName(x, y), facing: letterOf(facing) })}
              </option>
            ))}
            {others.map(({ move }) => (
              <option key={move} value={move} selected={move === place}>
                {move}
              </option>
            ))}
          </select>
        </label>
      )}
      {answered.value && tile && !places.length && !others.length && <p>{t("plan.none")}</p>}
      {follow.length > 0 && (
        <label>
          {t("plan.then")}
          <select value={then} data-plan="then" onChange={(event) => (draft.value = { ...draft.value, then: event.currentTarget.value })}>
            <option value="">{t("plan.nothing")}</option>
            {follow.map((option) => (
              <option key={option.move.move} value={option.move.move} selected={option.move.move === then}>
                {describe(weighed(option), view, plans.seat.value ?? 0)}
              </option>
            ))}
          </select>
        </label>
      )}
      <span class="row">
        <button type="submit" class="primary" data-plan="add" disabled={!place || (follow.length > 0 && !passes && !then)}>
          {t("plan.add")}
        </button>
        <button type="button" onClick={() => (plans.open.value = false)}>
          {t("close")}
        </button>
      </span>
    </form>
  );
}

/** What the other one does: anything, or a placement of the tile that he has in his hand. */
function When({ chosen, choose }: { chosen: string[]; choose: (when: string[]) => void }) {
  const table = useTable();
  const state = table.state.value!;
  const name = table.name(state.choice?.seat);
  return (
    <label>
      {t("plan.when", { name })}
      <input
        value={chosen[0] ?? ""}
        placeholder={t("plan.anything")}
        data-plan="when"
        onChange={(event) => choose(event.currentTarget.value.trim() ? [event.currentTarget.value.trim()] : [])}
      />
    </label>
  );
}
