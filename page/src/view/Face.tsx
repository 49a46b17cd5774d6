import { Icon } from "./Icon";

/** One stroke or patch of a face: its colour and its outline on a square of 48. */
type Patch = readonly [colour: string, path: string];

interface Drawn {
  ground: string;
  skin: string;
  behind?: Patch;
  front: readonly Patch[];
  mouth: string;
}

/** A face for each level: the more there is on the head, the more there is in it. */
const FACES: Record<string, Drawn> = {
  child: {
    ground: "#f3d36b",
    skin: "#f8d9ba",
    front: [
      ["#7a4a21", "M13 21c1-10 21-11 22 0-3-1-5-3-6-5 0 2-1 3-3 4 0-2-1-3-2-4-2 3-6 5-11 5z"],
      ["#efa58d", "M14 30a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0zM29.400 30a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0z"],
      ["#8f2f2a", "M19.500 31q4.500 6 9 0z"],
    ],
    mouth: "",
  },
  beginner: {
    ground: "#9cc7a4",
    skin: "#e9b98c",
    behind: ["#5d3517", "M9.500 36V23a14.500 14 0 0 1 29 0v13z"],
    front: [["#5d3517", "M12 24q0-11 12-11t12 11q-3-4-5-4H17q-2 0-5 4z"]],
    mouth: "M20 32q4 2.500 8 0",
  },
  casual: {
    ground: "#8fb7dc",
    skin: "#f2cda6",
    front: [
      ["#c8372d", "M33 15q1-9 8-12 0 8-5 14z"],
      ["#2f6b4a", "M14 18q1-11 11-10 9 1 10 10-10-3-21 0zM8.500 21q15-8 31 0l-1 2.500q-14-6-29 0z"],
      ["#7a4a21", "M19.500 29q4.500-2.500 9 0-1 1.500-4.500.800Q20.500 30.500 19.500 29z"],
    ],
    mouth: "M20 33q4 2 8-.500",
  },
  club: {
    ground: "#dfae7c",
    skin: "#c98f63",
    front: [
      ["#4d5763", "M11.500 21q-1-12 12.500-12t12.500 12l5 1.500q-14-3-30 0z"],
      ["#3d2616", "M11.800 26q-.500 16 12.200 16t12.200-16q-2 5-6.200 4.500-6-2-12 0-4.200.500-6.200-4.500z"],
    ],
    mouth: "",
  },
  master: {
    ground: "#b79ad1",
    skin: "#f2cda6",
    behind: ["#8a3d1e", "M10 42q-2-30 14-30t14 30z"],
    front: [
      ["#8a3d1e", "M12 25q2-9 12-9t12 9q-6-1-12-6-6 5-12 6z"],
      ["#e7b416", "M12.500 18 11 6l6.500 5.500L24 4l6.500 7.500L37 6l-1.500 12q-11.500-4-23 0z"],
    ],
    mouth: "M20.500 32.500q3.500 1.500 7 0",
  },
  sage: {
    ground: "#8ea2b8",
    skin: "#e8c4a0",
    behind: ["#33435f", "M7 48Q6 8 24 6t17 42z"],
    front: [
      ["#f4f1e8", "M12.500 27q0 19 11.500 20 11.500-1 11.500-20-2 4.500-5.500 4-6-2.500-12 0-3.500.500-5.500-4z"],
      ["#f4f1e8", "M15.500 22.500q3-3 6.500-1l-.500 1.500q-3-1-6 .500zM32.500 22.500q-3-3-6.500-1l.500 1.500q3-1 6 .500z"],
    ],
    mouth: "",
  },
};

/** The face of a computer player; one that is no level has the sign of a computer. */
export function Face({ player, size = 48 }: { player: string; size?: number }) {
  const face = FACES[player];
  if (!face) return <Icon name="computer" size={Math.round(size / 2)} />;
  const { ground, skin, behind, front, mouth } = face;
  return (
    <svg class="face" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" data-face={player}>
      <circle cx="24" cy="24" r="23" fill={ground} />
      <g>
        {behind && <path fill={behind[0]} d={behind[1]} />}
        <circle cx="24" cy="27" r="12" fill={skin} />
        {front.map(([colour, path]) => (
          <path key={path} fill={colour} d={path} />
        ))}
        <path fill="#2a211a" d="M17.800 26a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM27 26a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0z" />
        {mouth && <path fill="none" stroke="#8f4a3a" stroke-width="1.600" stroke-linecap="round" d={mouth} />}
      </g>
    </svg>
  );
}
