import { signal } from "@preact/signals";

/** What shows an analysis is fetched when one is asked for. */
export const pieces = signal<typeof import("./all") | null>(null);

export async function loadPieces(): Promise<void> {
  pieces.value = await import("./all");
}
