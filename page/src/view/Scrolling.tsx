import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../words";
import { Icon } from "./Icon";

const SLACK = 6;

/** A part that may be too high for its room: then it scrolls, and a sign says that there is more below. */
export function Scrolling({
  look,
  role,
  label,
  children,
}: {
  look: string;
  role?: "group";
  label?: string;
  children: ComponentChildren;
}) {
  const part = useRef<HTMLDivElement>(null);
  const more = useSignal(false);
  const measure = (): void => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = part.current ?? {};
    more.value = scrollHeight - scrollTop - clientHeight > SLACK;
  };
  // Measured once a frame, when everything has its place anyway.
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const one of [part.current!, ...part.current!.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return (
    <div class={`scrolling ${look}-box`}>
      <div ref={part} class={look} role={role} aria-label={label} onScroll={measure}>
        {children}
      </div>
      {more.value && (
        <button
          type="button"
          class="more"
          tabIndex={-1}
          aria-label={t("more.below")}
          title={t("more.below")}
          onClick={() => part.current?.scrollBy({ top: part.current.clientHeight * 0.7, behavior: "smooth" })}
        >
          <Icon name="down" size={16} />
        </button>
      )}
    </div>
  );
}
