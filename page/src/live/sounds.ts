import type { Line } from "../protocol";
import { preferences } from "../settings";

/** What is heard: a tile that is laid, points that are paid, and my turn. */
export type Sound = "laid" | "paid" | "turn";

/** One tone: when it begins, how high it is, how long it sounds, how loud, and how it is made. */
type Tone = readonly [at: number, pitch: number, length: number, volume: number, voice: OscillatorType];

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  laid: [
    [0, 150, 0.09, 0.12, "triangle"],
    [0.015, 95, 0.12, 0.1, "sine"],
  ],
  paid: [
    [0, 659, 0.18, 0.05, "sine"],
    [0.08, 831, 0.18, 0.05, "sine"],
    [0.16, 988, 0.3, 0.06, "sine"],
  ],
  turn: [
    [0, 587, 0.35, 0.09, "sine"],
    [0.13, 784, 0.35, 0.09, "sine"],
  ],
};

/** What new lines of the log sound like: each sound once, however many tiles and points they tell of. */
export function soundsOf(lines: readonly Line[]): Sound[] {
  const kinds = new Set(lines.flatMap(({ kind, events }) => (kind === "played" ? (events ?? []) : [])).map(({ kind }) => kind));
  return [...(kinds.has("placed") ? (["laid"] as const) : []), ...(kinds.has("scored") ? (["paid"] as const) : [])];
}

/** Tells by sound what came after a line; of a game that is just opened nothing is heard. */
export class Heard {
  private known: number | null = null;

  hear(lines: readonly Line[]): Sound[] {
    const last = lines[lines.length - 1]?.number ?? 0;
    const since = this.known;
    this.known = last;
    if (since === null || last <= since) return [];
    return soundsOf(lines.filter(({ number }) => number > since));
  }
}

let audio: AudioContext | null = null;

/** Makes a sound, where it is wanted; of a page that is not seen only my turn is heard. A browser that has not been touched yet stays silent. */
export function sound(which: Sound): void {
  if (!preferences.peek().sound || (document.hidden && which !== "turn")) return;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[which]) play(audio, tone);
}

function play(context: AudioContext, [after, pitch, length, loud, voice]: Tone): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const at = context.currentTime + after;
  tone.type = voice;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
