import { listed } from "../../families";
import type { Draft } from "../../live/draft";
import type { Table } from "../../live/table";
import { later, moveName, subjectOf } from "../../logic/describe";
import { eventText } from "../../logic/log";
import type { View } from "../../protocol";
import { gainsTexts } from "../../logic/gains";
import { hasWord, t, word } from "../../words";

/** What is being asked, in a few words. */
export function question(draft: Draft, view: View): string {
  if (draft.placements.value.length && !draft.ghost.value && !draft.picks.value.length) {
    return t(draft.tiles.value.length > 1 ? "turn.either" : "turn.place");
  }
  const others = draft.options.value.filter(({ move }) => move.verb !== "pass");
  const first = others[0]?.move;
  if (!first) return t(draft.ghost.value ? "turn.confirm" : "turn.choose");
  if (first.verb === "put" && first.spot) return t("turn.follower", { figure: word("figure", "m", view.game) });
  const subject = subjectOf(first);
  return hasWord("ask", subject) ? word("ask", subject, view.game) : t("turn.choose");
}

/** What the rules are asked about where somebody wonders what the question means. */
export function topic(draft: Draft): string {
  const first = draft.options.value.find(({ move }) => move.verb !== "pass")?.move;
  return first ? subjectOf(first) : "place";
}

/** Events that need no words: what is told otherwise, and what the choice itself says. */
const OWN = new Set(["placed", "put", "scored", "drawn", "turn", "passed", "over"]);

/** What the draft brings if nothing more is chosen: points for everybody, and other events that follow. */
export function outcome(table: Table, view: View): string {
  const { draft } = table;
  const seat = table.choice.value?.seat ?? 0;
  const picked = draft.picked.value;
  const preview = draft.preview.value;
  const parts = picked ? [moveName(picked.move, view)] : [];
  if (!preview) return parts.join(" · ");
  if (draft.ghost.value && !preview.options.length && !draft.picks.value.length) parts.push(t("turn.nobody"));
  parts.push(...gainsTexts(preview.events, preview.now, { seat, names: table.names.value, game: view.game }));
  if (picked) parts.push(...later(picked, seat));
  if (draft.empty.value) return parts.join(" · ");
  const telling = { name: (other: number | null | undefined) => table.name(other), game: view.game };
  const chosen = listed("chosen");
  for (const event of preview.events) {
    const text = OWN.has(event.kind) || chosen.has(event.kind) ? "" : eventText(event, telling);
    if (text) parts.push(text);
  }
  return parts.join(" · ");
}
