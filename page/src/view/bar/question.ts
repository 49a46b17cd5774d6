import type { Draft } from "../../live/draft";
import type { Table } from "../../live/table";
import { effects, moveName, subjectOf } from "../../logic/describe";
import { eventText } from "../../logic/log";
import type { View } from "../../protocol";
import type { Option } from "../../logic/choices";
import { hasWord, list, signed, t, word } from "../../words";

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

/** What the gingerbread man pays when he leaves, wherever he goes. */
function leaving(options: readonly Option[], names: readonly string[]): string {
  const first = options.find(({ move }) => move.piece === "ginger");
  if (!first || !first.now.length) return "";
  const paid = first.now.flatMap((points, seat) => (points ? [`${names[seat]} ${signed(points)}`] : []));
  return paid.length ? t("ginger.pays", { who: list(paid) }) : t("ginger.pays-nobody");
}

const OWN = new Set(["placed", "put", "scored", "drawn", "turn", "passed", "over"]);

/** What the draft would bring: points for everybody, and other events that would follow. */
export function outcome(table: Table, view: View): string {
  const { draft } = table;
  const picked = draft.picked.value;
  const seat = table.choice.value?.seat ?? 0;
  const names = table.names.value;
  const parts = picked ? [moveName(picked.move, view), ...effects(picked, seat, names)] : [];
  const preview = draft.preview.value;
  if (draft.empty.value) return leaving(draft.options.value, names);
  if (!preview) return parts.join(" · ");
  if (draft.ghost.value && !preview.options.length && !draft.picks.value.length) parts.push(t("turn.nobody"));
  if (!picked)
    parts.push(...preview.now.flatMap((points, other) => (points ? [`${names[other]} ${signed(points)}`] : [])));
  const telling = { name: (other: number | null | undefined) => table.name(other), game: view.game };
  for (const event of preview.events) {
    const text = OWN.has(event.kind) ? "" : eventText(event, telling);
    if (text) parts.push(text);
  }
  return parts.join(" · ");
}
