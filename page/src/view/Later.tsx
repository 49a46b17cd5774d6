import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

import { word } from "../words";
import { Frame } from "./Frame";

interface LaterProps<P> {
  piece: () => Promise<P>;
  show: (piece: P) => ComponentChildren;
  /** Whether it is a part of a screen, which does without it until it has come. */
  part?: boolean;
}

/** A part of the page that is loaded when it is first asked for. */
export function Later<P>({ piece, show, part = false }: LaterProps<P>) {
  const loaded = useSignal<P | null>(null);
  const lost = useSignal(false);
  useEffect(() => {
    piece().then(
      (found) => (loaded.value = found),
      () => (lost.value = true),
    );
  }, []);
  if (loaded.value) return <>{show(loaded.value)}</>;
  if (part) return null;
  return <Frame>{lost.value && <p role="alert">{word("refusal", "offline")}</p>}</Frame>;
}
