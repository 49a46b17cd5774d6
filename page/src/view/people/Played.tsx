import { boxName } from "../../api";
import type { PlayedGame } from "../../protocol";
import { language, signed, t, word } from "../../words";

const dayOf = (time: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);

/** Games that are over, each with who played, how it ended, and its replay. */
export function Played({ games }: { games: readonly PlayedGame[] }) {
  return (
    <ul class="played">
      {games.map((game) => (
        <li key={`${game.slug}/${game.seat}`} data-played={game.slug}>
          <a href={`/t/${game.slug}/0`}>
            <strong>{[word("game", game.game), ...game.boxes.map((box) => boxName(box))].join(" + ")}</strong>
            <span>
              {[...game.seats]
                .sort((one, other) => one.place - other.place)
                .map(({ place, name, player, points }) =>
                  t("me.place", { place, name: player ? word("bot", player) : name, points }),
                )
                .join(" · ")}
            </span>
            <small>
              {dayOf(game.time)} · {word("me.reason", game.reason)} · {t("me.replay")} {game.slug}
            </small>
            {game.after !== null && game.before !== null && (
              <em class={game.after < game.before ? "down" : "up"}>
                {game.after} <small>({signed(game.after - game.before)})</small>
              </em>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
