import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const TICK = 250;

/** The time of this machine, again and again while something counts down. */
export function useNow(counting = true): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!counting) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => (now.value = Date.now()), TICK);
    return () => clearInterval(timer);
  }, [counting]);
  return now.value;
}
