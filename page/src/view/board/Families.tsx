import { inPlay, type Drawn } from "../../families";

/** What lies under the tiles. */
export function Ground(drawn: Drawn) {
  return <>{inPlay(drawn.view).map(({ Ground: Part }, at) => Part && <Part key={at} {...drawn} />)}</>;
}

/** What lies over the tiles. */
export function Above(drawn: Drawn) {
  return <>{inPlay(drawn.view).map(({ Above: Part }, at) => Part && <Part key={at} {...drawn} />)}</>;
}
