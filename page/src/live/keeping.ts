import { effect } from "@preact/signals";

import { hello, sayHello } from "../api";
import { keepSettings } from "../people";
import type { Kept } from "../protocol";
import { chosen, preferences, readPreferences } from "../settings";
import { speak } from "../words";

const KEY = "bastide-kept";
const PAUSE = 1500;
let timer: ReturnType<typeof setTimeout> | undefined;

const known = (): number => {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
};

function note(changed: number): void {
  try {
    localStorage.setItem(KEY, String(changed));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Settings of another device of mine, if they are newer than what this one knows; what is this device's own stays. */
export function adopt({ settings, changed }: Kept): void {
  if (!settings || changed <= known()) return;
  const { notify } = preferences.peek();
  preferences.value = { ...readPreferences(settings), notify };
  note(changed);
  void speak();
}

/** This device knows nothing of what was kept: whoever it is now, his settings are taken over. */
export const forgetKept = (): void => note(0);

async function keep(): Promise<void> {
  try {
    note((await keepSettings(JSON.stringify(preferences.peek()))).changed);
  } catch {
    // Without a connection they stay on this device until something is chosen again.
  }
}

/** Settings are kept with the player a moment after he has chosen something, and taken over from his other devices. */
export function startKeeping(): void {
  void sayHello().catch(() => undefined);
  effect(() => {
    if (hello.value?.kept) adopt(hello.value.kept);
  });
  effect(() => {
    if (!chosen.value) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), PAUSE);
  });
}
