import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { explain, gamesInOrder } from "../../api";
import { myGames } from "../../people";
import type { PlayedGame } from "../../protocol";
import { t, word } from "../../words";
import { Played } from "./Played";

const PAUSE = 250;

/** All games that I have played, found by the names of those who were there. */
export function MyGames() {
  const words = useSignal("");
  const game = useSignal("");
  const found = useSignal<PlayedGame[] | null>(null);
  const more = useSignal(false);
  const problem = useSignal("");
  const ask = async (older: boolean): Promise<void> => {
    const known = older ? (found.value ?? []) : [];
    const before = known.length ? { before: known[known.length - 1]!.time } : {};
    try {
      const page = await myGames({ words: words.value, game: game.value, ...before });
      found.value = [...known, ...page.games];
      more.value = page.more;
    } catch (error) {
      problem.value = explain(error);
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void ask(false), found.value ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [words.value, game.value]);
  return (
    <section class="my-games" aria-labelledby="games-title">
      <h2 id="games-title">{t("me.games")}</h2>
      <div class="row">
        <input
          type="search"
          aria-label={t("me.search")}
          placeholder={t("me.search")}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        <select aria-label={t("new.game")} value={game.value} onChange={(event) => (game.value = event.currentTarget.value)}>
          <option value="">{t("me.all-games")}</option>
          {gamesInOrder().map(({ name }) => (
            <option key={name} value={name} selected={name === game.value}>
              {word("game", name)}
            </option>
          ))}
        </select>
      </div>
      {problem.value && <p role="alert">{problem.value}</p>}
      <div aria-live="polite">{found.value && !found.value.length && <p class="note">{t("me.no-games")}</p>}</div>
      {found.value && <Played games={found.value} />}
      {more.value && (
        <button type="button" onClick={() => void ask(true)}>
          {t("me.more")}
        </button>
      )}
    </section>
  );
}
