import { figureLeaving, listed } from "../families";
import type { Move, View } from "../protocol";
import { count, fill, hasWord, signed, t, word } from "../words";
import { placeOf, type Option } from "./choices";
import { cellName, tilesOfParts } from "./places";

/** What a choice is about: the piece that it moves or builds, else what is done. */
export function subjectOf(move: Move): string {
  return move.piece ?? move.verb;
}

export function figureName(figure: string, game: string): string {
  return word("figure", figure, game);
}

export function sideName(spot: string): string {
  return word("spot", spot);
}

/** Where it is, in words, for those who do not see it lit; on the tile in hand only the part of it. */
export function placeName(move: Pick<Move, "verb" | "x" | "y" | "spot" | "side">): string {
  const part = move.spot ?? move.side;
  if (move.x === null || move.x === undefined || move.verb === "put") return part ? sideName(part) : "";
  const cell = cellName(move.x, move.y ?? 0);
  return part ? t("place.part", { cell, part: sideName(part) }) : cell;
}

/** A text that begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function featureName(move: Move, game: string): string {
  return move.feature ? word("kind", move.feature, game) : "";
}

/** A move in words, without what it brings. */
export function moveName(move: Move, view: Pick<View, "game">): string {
  if (move.verb === "pass") return t("pass");
  if (hasWord("move", move.move)) return word("move", move.move, view.game);
  if (move.piece && hasWord("move", move.piece))
    return fill(word("move", move.piece, view.game), { feature: featureName(move, view.game) });
  if (move.role) return figureOn(move, view.game);
  return capital(move.figure ? figureName(move.figure, view.game) : word("doing", move.verb));
}

/** A move on a button under the question that it answers: only what tells it from the other answers. */
export function answerName({ move, parts }: Option, view: Pick<View, "game">): string {
  for (const group of listed("groups"))
    if (move.name && hasWord(group, move.name)) return word(group, move.name, view.game);
  if (!move.feature || move.piece === "use" || figureLeaving(move.piece)) return moveName(move, view);
  const feature = capital(featureName(move, view.game));
  return parts.length ? count("ask.feature", tilesOfParts(parts), { feature }) : feature;
}

/** A whole step in a few words beside its picture: who is put where, what is built; what is left out is not said. */
export function stepName(moves: readonly Move[], view: Pick<View, "game">): string {
  const done = moves.filter(({ verb }) => verb !== "pass" && verb !== "place");
  if (done.length) return done.map((move) => moveName(move, view)).join(", ");
  return moves.some(({ verb }) => verb === "place") ? t("step.placed") : t("pass");
}

/** The name of the figure as it stands there; a special figure also tells what it is. */
function figureOn(move: Move, game: string): string {
  const role = word("role", move.role ?? "", game);
  return move.figure === "M" ? `${role} (${figureName(move.figure, game)})` : role;
}

/** How passing is called among these choices. */
export function passName(options: readonly Option[], game: string): string {
  const other = options.find(({ move }) => move.verb !== "pass");
  if (!other) return t("pass");
  const subject = subjectOf(other.move);
  return hasWord("pass", subject) ? fill(word("pass", subject), { figure: figureName("m", game) }) : t("pass");
}

/** Points at once, as on a badge; nothing if there are none. */
export function pointsText(option: Option, seat: number): string {
  const now = option.now[seat] ?? 0;
  return now ? signed(now) : "";
}

/** What a choice brings: points now, at the end, who is there already. */
export function effects(option: Option, seat: number, names: readonly string[] = []): string[] {
  const found: string[] = [];
  option.now.forEach((points, other) => {
    if (!points) return;
    if (other === seat) found.push(t("brings.now", { points: signed(points) }));
    else if (names[other]) found.push(t("brings.other", { name: names[other], points: signed(points) }));
  });
  return [...found, ...later(option, seat)];
}

/** How many figures stand already where a choice leads; where one leaves there is nothing to say. */
export const othersThere = ({ move, there }: Option): number =>
  figureLeaving(move.piece) ? 0 : there.reduce((sum, many) => sum + many, 0);

/** What a choice adds beside points at once: points at the end, and who is there already. */
export function later(option: Option, seat: number): string[] {
  const points = option.end[seat] ?? 0;
  const others = othersThere(option);
  return [
    ...(points && points !== (option.now[seat] ?? 0) ? [t("brings.end", { points: signed(points) })] : []),
    ...(others ? [count("brings.there", others)] : []),
  ];
}

/** A move in words, with its place. */
export function moveAt(move: Move, view: Pick<View, "game">): string {
  const name = moveName(move, view);
  const place = ["spot", "side", "cell"].includes(placeOf(move)) ? placeName(move) : "";
  return place ? `${name}, ${place}` : name;
}

/** A choice with place and effects, for labels that are read aloud. */
export function describe(option: Option, view: View, seat = view.turn ?? 0): string {
  return [moveAt(option.move, view), ...effects(option, seat)].join(", ");
}
