import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { hello, lookAtTiles } from "../../api";
import { inPlay } from "../../families";
import { themeOf } from "../../live/art";
import { endsRoads, freeName, plainTile, SIDE_KINDS, SIDES, tileText, withTile, type Side, type TileDraft } from "../../logic/tiles";
import { setupOf, type Wish } from "../../logic/wish";
import { t, word } from "../../words";
import { useSay } from "../faults/say";

const PAUSE = 250;

interface Props {
  wish: Wish;
  text: string;
  add: (text: string) => void;
}

/** A tile drawn by choosing what its sides and its middle are; it is painted as one goes. */
export function TileEditor({ wish, text, add }: Props) {
  const draft = useSignal<TileDraft>(plainTile);
  const copies = useSignal(1);
  const painted = useSignal("");
  const problem = useSignal("");
  const say = useSay();
  const family = hello.value?.games.find(({ name: game }) => game === wish.game)?.family ?? "";
  const centres = inPlay({ family, boxes: wish.boxes }).flatMap((one) => one.centres ?? []);
  const name = freeName(text);
  const tile = tileText(name, copies.value, draft.value);
  const change = (part: Partial<TileDraft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  useEffect(() => {
    let stale = false;
    const paint = async (): Promise<void> => {
      try {
        const tiles = { text: withTile("", tile) };
        const seen = await lookAtTiles({ setup: setupOf(wish), tiles, theme: themeOf(wish.game) });
        if (!stale) [painted.value, problem.value] = [seen.tiles[0]?.picture ?? "", seen.faults[0]?.sentence ?? ""];
      } catch {
        if (!stale) painted.value = "";
      }
    };
    const timer = setTimeout(() => void paint(), PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [tile, wish.game, wish.boxes.join()]);
  return (
    <div class="tile-editor" role="group" aria-label={t("editor.title")}>
      <div class="tile-editor-board">
        {SIDES.map((side) => (
          <SideChoice key={side} side={side} draft={draft.value} change={change} />
        ))}
        <div class="tile-editor-painted">
          {painted.value && <img src={`data:image/svg+xml,${encodeURIComponent(painted.value)}`} alt="" />}
        </div>
      </div>
      <Middle draft={draft.value} change={change} centres={centres} />
      <label class="switch">
        <span>{t("editor.copies")}</span>
        <input
          type="number"
          min={1}
          max={9}
          value={copies.value}
          onInput={(event) => (copies.value = Math.max(1, Math.min(9, Number(event.currentTarget.value) || 1)))}
        />
      </label>
      {problem.value && <p class="notice red">{say(problem.value)}</p>}
      <button type="button" class="primary" data-do="add-tile" onClick={() => add(withTile(text, tile))}>
        {t("editor.add", { name })}
      </button>
    </div>
  );
}

interface Choice {
  draft: TileDraft;
  change: (part: Partial<TileDraft>) => void;
}

function SideChoice({ side, draft, change }: Choice & { side: Side }) {
  return (
    <select
      class={`tile-editor-${side}`}
      aria-label={word("editor.side", side)}
      value={draft.sides[side]}
      onChange={(event) =>
        change({ sides: { ...draft.sides, [side]: event.currentTarget.value as TileDraft["sides"][Side] } })
      }
    >
      {SIDE_KINDS.map((kind) => (
        <option key={kind} value={kind} selected={draft.sides[side] === kind}>
          {word("kind", kind)}
        </option>
      ))}
    </select>
  );
}

/** What only matters where there are several cities or roads, a city, or room in the middle. */
function Middle({ draft, change, centres }: Choice & { centres: readonly string[] }) {
  const many = (kind: string): number => SIDES.filter((side) => draft.sides[side] === kind).length;
  const check = (label: string, checked: boolean, part: (on: boolean) => Partial<TileDraft>) => (
    <label key={label} class="check">
      <input type="checkbox" checked={checked} onChange={(event) => change(part(event.currentTarget.checked))} />
      {label}
    </label>
  );
  return (
    <div class="tile-editor-middle">
      {many("city") > 1 && check(t("editor.cities"), draft.cities === "one", (on) => ({ cities: on ? "one" : "apart" }))}
      {many("city") > 0 && check(t("editor.shield"), draft.shield, (shield) => ({ shield }))}
      {many("road") > 1 &&
        !endsRoads(draft) &&
        check(t("editor.roads"), draft.roads === "one", (on) => ({ roads: on ? "one" : "end" }))}
      {centres.map((kind) => check(word("kind", kind), draft.middle === kind, (on) => ({ middle: on ? kind : "nothing" })))}
    </div>
  );
}
