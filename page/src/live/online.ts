import { signal } from "@preact/signals";

/** Whether the server was there when it was last listened to. */
export const online = signal(typeof navigator === "undefined" || navigator.onLine !== false);
