import type { Profile } from "../../protocol";
import { count, t, word } from "../../words";
import { Face } from "../Face";
import { leftText } from "../Standing";

/** Ratings by game, each with how far the truth may be from it. */
export function Ratings({ profile }: { profile: Profile }) {
  if (!profile.ratings.length) return <p class="note">{t("me.unrated")}</p>;
  return (
    <ul class="ratings">
      {profile.ratings.map(({ game, rating, deviation, games, sure }) => {
        const span = { low: rating - 2 * deviation, high: rating + 2 * deviation };
        return (
          <li key={game} data-rating={game}>
            <span>{word("game", game)}</span>
            <strong>
              {rating}
              {!sure && "?"}
            </strong>
            <small>{sure ? t("me.rating.sure", span) : t("me.rating.unsure", span)}</small>
            <small>{count("me.played", games)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** What was played, how often it was won, whom it was won against, and how often it was left. */
export function Statistics({ profile }: { profile: Profile }) {
  return (
    <>
      <p>
        {count("me.played", profile.games)}
        {profile.games > 0 && `, ${t("me.won", { won: profile.won })}; ${leftText(profile)}`}
      </p>
      <ul class="totals">
        {profile.totals.map(({ game, games, won, best, average }) => (
          <li key={game}>
            <strong>{word("game", game)}</strong>
            <span>{[count("me.played", games), t("me.won", { won }), t("me.best", { points: best })].join(" · ")}</span>
            <span>{t("me.average", { points: average })}</span>
          </li>
        ))}
      </ul>
      {profile.levels.length > 0 && <h3>{t("me.levels")}</h3>}
      <ul class="beaten">
        {profile.levels.map(({ player, games, won }) => (
          <li key={player}>
            <Face player={player} size={36} />
            <span>
              <strong>{word("bot", player)}</strong> {t("me.beaten", { won, games })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
