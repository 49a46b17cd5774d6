import { useEffect, useRef } from "preact/hooks";

import { lineTexts } from "../../logic/log";
import type { Line } from "../../protocol";
import { t } from "../../words";
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
  "rematch",
]);

/** What happened, one line a step; a step's number leads to the game as it was then. */
export function Log() {
  const { lines } = useTable();
  const shown = lines.value.filter(({ kind }) => TOLD.has(kind));
  return (
    <Scrolled count={shown.length} label={t("tab.log")}>
      {shown.map((line) => (
        <LogLine key={line.number} line={line} />
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
  const toEnd = (): void => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(toEnd, [count]);
  useEffect(() => {
    const observer = new ResizeObserver(toEnd);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
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

function LogLine({ line }: { line: Line }) {
  const table = useTable();
  const view = table.view.value;
  const texts = lineTexts(line, { name: (seat) => table.name(seat), game: view?.game ?? "" });
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
        {line.kind === "played" && seat !== null && <Who seat={seat} />} {texts.slice(0, 1)}
        {texts.slice(1).map((text, at) => (
          <span key={at} class="detail">
            {text}
          </span>
        ))}
      </span>
    </li>
  );
}

export function Who({ seat }: { seat: number }) {
  const table = useTable();
  return (
    <strong class="who" style={{ "--seat": table.badge(seat).colour }}>
      {table.name(seat)}
    </strong>
  );
}
