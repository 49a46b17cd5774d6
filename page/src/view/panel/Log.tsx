import { useEffect, useRef } from "preact/hooks";

import { toldBy, type Told } from "../../logic/log";
import { placeOfEvent, type PlaceAt } from "../../logic/places";
import { seatLines } from "../../logic/seats";
import type { Line, View } from "../../protocol";
import { t } from "../../words";
import { TileIcon } from "../board/Tile";
import { Why } from "../Why";
import { useTable } from "../context";

const TOLD = new Set<Line["kind"]>([
  "sat",
  "stood",
  "started",
  "played",
  "asked",
  "answered",
  "undone",
  "resigned",
  "flagged",
  "replaced",
  "returned",
  "ended",
  "over",
  "locked",
  "muted",
  "barred",
  "rematch",
]);

/** What happened, one line a step: its number leads to the game as it was then, its words to the place on the board. */
export function Log({ toBoard }: { toBoard: () => void }) {
  const { lines } = useTable();
  const shown = lines.value.filter(({ kind }) => TOLD.has(kind));
  return (
    <Scrolled count={shown.length} label={t("tab.log")}>
      {shown.map((line) => (
        <LogLine key={line.number} line={line} toBoard={toBoard} />
      ))}
    </Scrolled>
  );
}

/** A list that stays at its end as it grows, and is at its end when it comes into sight. */
export function Scrolled({
  count,
  label,
  children,
}: {
  count: number;
  label: string;
  children: preact.ComponentChildren;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = list.current!;
    const observer = new ResizeObserver(() => (all.scrollTop = all.scrollHeight));
    for (const one of [all, all.lastElementChild]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [count]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={label}>
      {children}
    </ol>
  );
}

/** Scrolls the list alone: what lies round it stays where it is. */
function bringIntoSight(line: HTMLLIElement): void {
  const [list, seen] = [line.parentElement!, line.getBoundingClientRect()];
  const box = list.getBoundingClientRect();
  if (seen.top < box.top) list.scrollTop -= box.top - seen.top;
  else if (seen.bottom > box.bottom) list.scrollTop += seen.bottom - box.bottom;
}

function LogLine({ line, toBoard }: { line: Line; toBoard: () => void }) {
  const table = useTable();
  const kind = table.kind.value;
  const parts = toldBy(line, { name: (seat) => table.name(seat), game: kind?.game ?? "" });
  const seat = line.seat ?? null;
  const current = table.replay.step.value !== null && table.replay.step.value === line.step && line.kind === "played";
  const show = (element: HTMLLIElement | null): void => {
    if (current && element) bringIntoSight(element);
  };
  return (
    <li
      ref={show}
      class={`line line-${line.kind}${current ? " current" : ""}`}
      aria-current={current ? "step" : undefined}
    >
      {line.kind === "played" && line.step ? (
        <button
          type="button"
          class="step"
          onClick={() => table.replay.show(line.step ?? 0)}
          title={t("replay.show", { step: line.step })}
        >
          {line.step}
        </button>
      ) : (
        <span class="step" />
      )}
      <span>
        {line.kind === "played" && seat !== null && <Who seat={seat} />}{" "}
        {parts.map((part, at) => (
          <Part key={at} part={part} kind={kind} look={at ? "detail" : ""} toBoard={toBoard} />
        ))}
        {kind && paidBy(parts) && <Why game={kind.game} about={paidBy(parts)} />}
      </span>
    </li>
  );
}

/** The place that a part of a line is about: that of its last event that has one. */
const placeOfPart = ({ events }: Told): PlaceAt | null =>
  events.reduce<PlaceAt | null>((found, event) => placeOfEvent(event) ?? found, null);

type Kind = Pick<View, "game" | "family">;

interface PartProps {
  part: Told;
  kind: Kind | null;
  look: string;
  toBoard: () => void;
}

/** Words that light their place on the board while they are pointed at, and bring it into sight when they are pressed. */
function Part({ part, kind, look, toBoard }: PartProps) {
  const table = useTable();
  const place = placeOfPart(part);
  if (!place) return <span class={look}>{part.text}</span>;
  const light = (): void => void (table.lit.value = place);
  const dim = (): void => void (table.lit.value = null);
  const seek = (): void => {
    table.sought.value = { ...place };
    toBoard();
  };
  return (
    <button
      type="button"
      class={`to-place ${look}`}
      data-place={`${place.x},${place.y}`}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={seek}
    >
      {kind && <Laid part={part} kind={kind} />}
      {part.text}
    </button>
  );
}

/** What a line says was paid, if anything was. */
const paidBy = (parts: readonly Told[]): string | null | undefined =>
  parts.flatMap(({ events }) => events).find(({ kind }) => kind === "scored")?.what;

/** The tile that was laid, with the place of the figure that was put on it. */
function Laid({ part: { events }, kind }: { part: Told; kind: Kind }) {
  const laid = events.find(({ kind }) => kind === "placed");
  const put = events.find(({ kind }) => kind === "put");
  if (!laid) return null;
  return (
    <TileIcon
      view={kind}
      tile={laid.what ?? ""}
      facing={laid.facing ?? "N"}
      size={26}
      segment={put?.segment ?? null}
    />
  );
}

export function Who({ seat }: { seat: number }) {
  const table = useTable();
  return (
    <strong class="who of-seat" style={seatLines(table.badge(seat))}>
      {table.name(seat)}
    </strong>
  );
}
