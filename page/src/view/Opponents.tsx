import { FAIR, levels, otherPlayers } from "../api";
import type { PlayerShape } from "../protocol";
import { t, word } from "../words";
import { Face } from "./Face";

interface OpponentsProps {
  choose: (player: string) => void;
  /** The one that is chosen already, where the choice can be changed. */
  chosen?: string;
  /** Who would be a fair match, where that is among the choices. */
  fair?: string;
}

/** The levels by name and face, the weakest first; where none can be chosen for later, with what to expect of each. */
export function Opponents({ choose, chosen, fair }: OpponentsProps) {
  const told = chosen === undefined;
  return (
    <ul class={told ? "opponents told" : "opponents"} aria-label={t("opponent.levels")}>
      {fair !== undefined && (
        <li class="fair">
          <button type="button" class="opponent" data-opponent={FAIR} aria-pressed={chosen === FAIR} onClick={() => choose(FAIR)}>
            <span class="fair-sign" aria-hidden="true">
              =
            </span>
            <strong>{t("opponent.fair")}</strong>
            <small>{fair ? word("bot", fair) : "…"}</small>
          </button>
        </li>
      )}
      {levels().map(({ name }) => (
        <li key={name}>
          <button
            type="button"
            class="opponent"
            data-opponent={name}
            aria-pressed={told ? undefined : chosen === name}
            onClick={() => choose(name)}
          >
            <Face player={name} size={52} />
            <strong>{word("bot", name)}</strong>
            <small>{word("level", name)}</small>
            {told && <span class="expectation">{word("expect", name)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a computer player is called in a list. */
function called({ name, title, level }: PlayerShape): string {
  if (level) return `${word("bot", name)}: ${word("level", name)}`;
  return word("player", name) === name ? title : word("player", name);
}

/** All computer players as choices of a list: the levels first, then whoever else is on this server. */
export function PlayerChoices({ chosen = "", only = false }: { chosen?: string; only?: boolean }) {
  const groups = [...(only ? [] : [[t("opponent.levels"), levels()] as const]), [t("opponent.others"), otherPlayers()] as const];
  return (
    <>
      {groups
        .filter(([, players]) => players.length > 0)
        .map(([label, players]) => (
          <optgroup key={label} label={label}>
            {players.map((player) => (
              <option key={player.name} value={player.name} selected={player.name === chosen}>
                {called(player)}
              </option>
            ))}
          </optgroup>
        ))}
    </>
  );
}

/** What to expect of a level, in one line. */
export function Expected({ player }: { player: string }) {
  if (!levels().some(({ name }) => name === player)) return null;
  return (
    <p class="expected" role="status">
      <Face player={player} size={36} />
      <span>
        <strong>{word("bot", player)}</strong> {word("expect", player)}
      </span>
    </p>
  );
}
