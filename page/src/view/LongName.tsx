import { halves } from "../logic/names";

/** A name that is cut in its middle where there is no room: names that begin alike stay apart. */
export function LongName({ name }: { name: string }) {
  const [head, tail] = halves(name);
  return (
    <strong class="long-name" title={name}>
      <span>{head}</span>
      {tail && <span>{tail}</span>}
    </strong>
  );
}
