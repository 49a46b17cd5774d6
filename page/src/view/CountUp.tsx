import { useEffect, useRef, useState } from "preact/hooks";

import { countTime } from "../live/announce";

/** A number that counts up to its new value; at once where motion is not wanted. */
export function CountUp({
  value,
  from,
  show = String,
}: {
  value: number;
  from?: number;
  show?: (value: number) => string;
}) {
  const [shown, setShown] = useState(from ?? value);
  const last = useRef(from ?? value);
  useEffect(() => {
    const [start, began, time] = [last.current, performance.now(), countTime()];
    const count = (now: number): void => setShown((last.current = now));
    if (start === value || time === 0) {
      count(value);
      return undefined;
    }
    let frame = requestAnimationFrame(function step(now: number) {
      const share = Math.min(1, (now - began) / time);
      count(Math.round(start + (value - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{show(shown)}</>;
}
