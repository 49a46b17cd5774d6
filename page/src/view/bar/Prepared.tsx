import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { describe, moveAt } from "../../logic/describe";
import { cellName, type PlaceAt } from "../../logic/places";
import { shapesOf } from "../../live/art";
import { weighed } from "../../logic/choices";
import { laidBy, planName, wayName, waysOf, type Laid } from "../../logic/plans";
import { tileText } from "../../logic/tiletext";
import type { KeptPlan, Move, Plan, Prospect } from "../../protocol";
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
          <Told key={at} plan={plan} forget={() => void plans.prepare(without(plans.prepared.value, at))} />
        ))}
      </ol>
      {plans.open.value && <Form />}
    </section>
  );
}

const without = (plans: readonly Plan[], dropped: number): Plan[] => plans.filter((_, at) => at !== dropped);

/** A plan in words, with pictures of the tiles as they would lie; its place is lit while it is pointed at. */
function Told({ plan, forget }: { plan: KeptPlan; forget: () => void }) {
  const table = useTable();
  const view = table.view.value!;
  const [mine, theirs] = [laidBy(plan.told ?? []), laidBy(plan.told_when ?? [])];
  const name = planName(plan, view);
  const light = (on: boolean): void => void (table.lit.value = on && mine ? lightOf(mine) : null);
  return (
    <li onPointerEnter={() => light(true)} onPointerLeave={() => light(false)}>
      {theirs && (
        <span class="plan-part">
          {t("plan.if", { name: table.name(table.state.value?.choice?.seat) })}
          <TileIcon view={view} tile={theirs.tile} facing={theirs.facing} size={34} />
          {t("plan.on", { cell: cellName(theirs.x, theirs.y) })}
        </span>
      )}
      <span class="plan-part">
        {mine && <TileIcon view={view} tile={mine.tile} facing={mine.facing} size={34} />}
        {name}
      </span>
      <button type="button" class="quiet" aria-label={t("colon", { name: t("plan.drop"), text: name })} onClick={forget}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

const lightOf = ({ x, y }: Laid): PlaceAt => ({ x, y, side: null, parts: [] });

interface Draft {
  when: string[];
  tile: string;
  place: string;
  then: string;
}

const EMPTY: Draft = { when: [], tile: "", place: "", then: "" };

interface Wish {
  when: string[];
  tile: string;
  moves: string[];
}

/** What the server says to a wish, once it has; null while it has not, or if there is no wish. */
function useProspect(wish: Wish | null): Prospect | null {
  const { plans, state } = useTable();
  const told = useSignal<{ key: string; prospect: Prospect } | null>(null);
  const key = wish ? JSON.stringify([state.value?.at, wish]) : "";
  useEffect(() => {
    if (wish) void plans.look(wish).then((prospect) => prospect && (told.value = { key, prospect }));
  }, [key]);
  return told.value?.key === key ? told.value.prospect : null;
}

/** What was told last, also while something else is asked. */
function useKnown<T>(told: readonly T[] | undefined): readonly T[] {
  const known = useRef<readonly T[]>([]);
  if (told?.length) known.current = told;
  return known.current;
}

/** If he does this and I draw that, it is laid there. */
function Form() {
  const table = useTable();
  const { plans } = table;
  const draft = useSignal<Draft>(EMPTY);
  const { when, tile, place, then } = draft.value;
  const view = table.view.value;
  const first = useProspect({ when, tile, moves: [] });
  const after = useProspect(place ? { when, tile, moves: [place] } : null);
  const tiles = useKnown(first?.tiles);
  const theirs = waysOf(useKnown(first?.theirs));
  if (!view || !tiles.length) return null;
  const { placements, others } = first ?? { placements: [], others: [] };
  const places = waysOf(placements);
  const point = (way: Laid | undefined): void => void (table.lit.value = way ? lightOf(way) : null);
  const follow = (after?.options ?? []).filter(({ move }) => move.verb !== "pass");
  const passes = (after?.options ?? []).some(({ move }) => move.verb === "pass");
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const moves = [place, then || (passes ? "-" : "")].filter(Boolean);
    const plan: Plan = when.length ? { moves, when } : { moves };
    const wished = draft.value;
    [draft.value, table.lit.value] = [EMPTY, null];
    if (!(await plans.prepare([...plans.prepared.value, plan])) && draft.value === EMPTY) draft.value = wished;
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <small>{t("plan.about")}</small>
      <When
        ways={theirs}
        chosen={when[0] ?? ""}
        choose={(way) => {
          draft.value = { ...EMPTY, when: way ? [way.move] : [] };
          point(way);
        }}
      />
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
        <Ways
          label={t("plan.place")}
          none={t("plan.choose")}
          name="place"
          ways={places}
          others={others}
          chosen={place}
          choose={(move, way) => {
            draft.value = { ...draft.value, place: move, then: "" };
            point(way);
          }}
        />
      )}
      {first && tile && !places.length && !others.length && <p>{t("plan.none")}</p>}
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
        <button type="submit" class="primary" data-plan="add" disabled={!place || !after || (follow.length > 0 && !passes && !then)}>
          {t("plan.add")}
        </button>
        <button type="button" onClick={() => (plans.open.value = false)}>
          {t("close")}
        </button>
      </span>
    </form>
  );
}

interface WaysProps {
  label: string;
  none: string;
  name: string;
  ways: readonly Laid[];
  others?: readonly Move[];
  chosen: string;
  choose: (move: string, way: Laid | undefined) => void;
}

/** Where a tile may be laid, in words; the tile as it would lie beside them. */
function Ways({ label, none, name, ways, others = [], chosen, choose }: WaysProps) {
  const view = useTable().view.value!;
  const way = ways.find(({ move }) => move === chosen);
  const pick = (move: string): void => choose(move, ways.find((one) => one.move === move));
  return (
    <label>
      {label}
      <span class="plan-way">
        {way && <TileIcon view={view} tile={way.tile} facing={way.facing} size={44} />}
        <select value={chosen} data-plan={name} onChange={(event) => pick(event.currentTarget.value)}>
          <option value="">{none}</option>
          {ways.map((one) => (
            <option key={one.move} value={one.move} selected={one.move === chosen}>
              {wayName(one)}
            </option>
          ))}
          {others.map((move) => (
            <option key={move.move} value={move.move} selected={move.move === chosen}>
              {moveAt(move, view)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/** What the other one does: anything, or he lays the tile that he has in his hand somewhere. */
function When({ ways, chosen, choose }: { ways: readonly Laid[]; chosen: string; choose: (way: Laid | undefined) => void }) {
  const table = useTable();
  const label = t("plan.when", { name: table.name(table.state.value?.choice?.seat) });
  return <Ways label={label} none={t("plan.anything")} name="when" ways={ways} chosen={chosen} choose={(_, way) => choose(way)} />;
}
