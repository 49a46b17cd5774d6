import { piecePicture, pieceShapes } from "../../live/art";

/** The picture of a piece of a board, put at a point. */
export function Piece({ game, name, x = 0, y = 0 }: { game: string; name: string; x?: number; y?: number }) {
  const shapes = pieceShapes(name);
  if (!shapes) return null;
  const { width, height } = shapes;
  return <image href={piecePicture(game, name)} x={x + shapes.x} y={y + shapes.y} width={width} height={height} />;
}
