/** Signs drawn with one stroke on a square of 24. */
const SIGNS = {
  sound: "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  silent: "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9.500l5 5M20.500 9.500l-5 5",
  turn: "M19 12a7 7 0 1 1-2.2-5.100M19 4v5h-5",
  cw: "M17.5 9A6.5 6.5 0 1 0 18.5 13.500M18.5 4.500V9.500H13.5",
  ccw: "M6.5 9A6.5 6.5 0 1 1 5.5 13.500M5.5 4.500V9.500H10.5",
  undo: "M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3",
  hint: "M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.900c.6.5 1 1.2 1 2.100h5c0-.9.4-1.6 1-2.100A6 6 0 0 0 12 3z",
  confirm: "M5 12.500l4.5 4.500L19 7",
  areas: "M4 18 12 4l8 14zM8.5 18l7-7M6.2 14.2 12 8.500M13 18l5-4",
  tiles: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1",
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M16 5 7 12l9 7z",
  forth: "M8 5l9 7-9 7z",
  up: "M5 16 12 7l7 9z",
  down: "M5 8l7 9 7-9z",
  last: "M18 5v14M5 5l10 7-10 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  text: "M4 6h16M4 10h16M4 14h10M4 18h7",
  grid: "M9 4v16M15 4v16M4 9h16M4 15h16",
  computer: "M4 5h16v10H4zM9 19h6M12 15v4",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20c.8-4 3.8-6 8-6s7.2 2 8 6",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  book: "M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14",
  none: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM6.5 6.500l11 11",
  ended: "M5 20V10M12 20V4M19 20v-7",
  flag: "M6 21V4h12l-3 4 3 4H6",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  send: "M4 12l16-8-5 16-3-7z",
  crown: "M4 18h16M4 16 3 7l5 4 4-6 4 6 5-4-1 9z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
} as const;

export type IconName = keyof typeof SIGNS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
