import { useSignal } from "@preact/signals";

import { explain, seal, sealPath } from "../../api";
import type { Table } from "../../live/table";
import { course } from "../../logic/log";
import type { Result, SealShape } from "../../protocol";
import { go } from "../../router";
import { preferences } from "../../settings";
import { count, list, t, word } from "../../words";
import { FigureIcon } from "../board/Figure";
import { useTable } from "../context";
import { Icon } from "../Icon";
import { LongName } from "../LongName";
import { AnalysisButton, AnalysisPart } from "./Analysis";

/** The end: ranks, points by kind, the course of the game, the proof of the draw, and what to do next. */
export function Podium() {
  const table = useTable();
  const { result, view, rematch } = table.state.value ?? {};
  if (!result) return null;
  return (
    <section class="box podium" aria-labelledby="podium-title">
      <h2 id="podium-title">
        <Icon name="crown" /> {winnersText(result, table.names.value)}
      </h2>
      <p class="note">{word("reason", result.reason)}</p>
      <PointsTable result={result} game={view?.game ?? ""} />
      <Course />
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => void goToRematch(table)}
        >
          {rematch ? t("over.to-rematch") : t("over.rematch")}
        </button>
        <button type="button" onClick={() => table.replay.show(0)}>
          <Icon name="play" size={16} /> {t("over.replay")}
        </button>
        <AnalysisButton />
        {table.state.value?.setup.duplicate ? (
          <a class="button" href={`/d/${table.state.value.setup.duplicate}`} data-do="compare">
            {t("duplicate.compare")}
          </a>
        ) : (
          <Proof />
        )}
      </div>
      {!preferences.value.text && <AnalysisPart />}
    </section>
  );
}

/** Makes the table for another game, if nobody has yet, and goes there. */
async function goToRematch(table: Table): Promise<void> {
  if (!table.state.value?.rematch) await table.wish({ type: "rematch" });
  const { rematch } = table.state.value ?? {};
  if (rematch) go(`/t/${rematch}`);
}

export function winnersText(result: Result, names: readonly string[]): string {
  const winners = result.winners.map((seat) => names[seat] ?? String(seat + 1));
  const best = result.scores[result.winners[0] ?? 0] ?? 0;
  if (winners.length > 1) return t("over.shared", { names: list(winners), points: best });
  return count("over.won", best, { name: winners[0] ?? "?" });
}

function PointsTable({ result, game }: { result: Result; game: string }) {
  const table = useTable();
  const kinds = [...new Set(result.points.flatMap((points) => Object.keys(points)))];
  const seats = result.ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={t("over.points")}>
      <table class="points-table" data-seats={seats.length}>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, rank }) => (
              <th key={seat} scope="col" title={table.name(seat)}>
                <FigureIcon badge={table.badge(seat)} size={30} />
                <LongName name={table.name(seat)} />
                <small>{t("over.rank", { rank })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{word("kinds", kind, game)}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{result.points[seat]?.[kind] ?? 0}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t("over.total")}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{result.scores[seat]}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const [WIDE, HIGH] = [300, 92];

/** The scores over the steps; a press goes to that step. */
function Course() {
  const table = useTable();
  const seats = table.names.value.length;
  const scores = course(table.lines.value, seats);
  const most = Math.max(1, ...scores.flat());
  if (scores.length < 3) return null;
  const x = (step: number): number => 4 + (step / (scores.length - 1)) * (WIDE - 8);
  const y = (points: number): number => HIGH - 6 - (points / most) * (HIGH - 14);
  const press = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    table.replay.show(Math.round(((event.clientX - box.left) / box.width) * (scores.length - 1)));
  };
  const step = table.replay.step.value;
  return (
    <svg class="course" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("over.course")} onClick={press}>
      <path class="course-ground" d={`M4 ${HIGH - 6}H${WIDE - 4}`} />
      {table.badges.value.map(({ seat, colour }) => (
        <polyline
          key={seat}
          stroke={colour}
          points={scores.map((row, at) => `${x(at)},${y(row[seat] ?? 0)}`).join(" ")}
          stroke-dasharray={["", "6 3", "2 2", "8 3 2 3", "4 4", "1 3"][seat % 6]}
        />
      ))}
      {step !== null && <path class="course-step" d={`M${x(step)} 2V${HIGH - 4}`} />}
    </svg>
  );
}

/** The server repeats every draw from the secret it now reveals. */
function Proof() {
  const table = useTable();
  const found = useSignal<SealShape | null>(null);
  const check = async (): Promise<void> => {
    try {
      found.value = await seal(table.slug);
    } catch (error) {
      table.problem.value = explain(error);
    }
  };
  if (!found.value) {
    return (
      <button type="button" onClick={() => void check()}>
        <Icon name="lock" size={16} /> {t("seal.check")}
      </button>
    );
  }
  return (
    <>
      <span role="status">{t(found.value.fair ? "seal.fair" : "seal.unfair")}</span>
      <a class="button" href={sealPath(table.slug)} download={`${table.slug}.json`}>
        <Icon name="download" size={16} /> {t("seal.save")}
      </a>
    </>
  );
}
