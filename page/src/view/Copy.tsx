import { useSignal } from "@preact/signals";

import { Icon } from "./Icon";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

/** Copies something and says so. */
export function CopyButton({
  text,
  label,
  done,
  look = "",
}: {
  text: () => string;
  label: string;
  done: string;
  look?: string;
}) {
  const copied = useSignal(false);
  const press = async (): Promise<void> => {
    await copy(text());
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  return (
    <button type="button" class={look} onClick={() => void press()}>
      <Icon name={copied.value ? "confirm" : "link"} size={16} />
      <span aria-live="polite">{copied.value ? done : label}</span>
    </button>
  );
}
