import { useSignal, type Signal } from "@preact/signals";

import { explain, gamesInOrder, luck } from "../api";
import { clamp } from "../logic/names";
import { quickMatch } from "../people";
import { go } from "../router";
import { preferences } from "../settings";
import { t, word } from "../words";
import { Icon } from "./Icon";

/** An opponent at once: whoever wants the same game and is about as strong. */
export function QuickMatch({ problem }: { problem: Signal<string> }) {
  const game = useSignal("");
  const games = gamesInOrder();
  const chosen = game.value || (games[0]?.name ?? "");
  const press = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const name = clamp(preferences.value.name) || "?";
      const { slug } = await quickMatch({ game: chosen, name, luck: luck() });
      go(`/t/${slug}`);
    } catch (error) {
      problem.value = explain(error);
    }
  };
  if (!games.length) return null;
  return (
    <section class="quick-match" aria-labelledby="match-title">
      <h2 id="match-title">{t("match.title")}</h2>
      <p class="note">{t("match.about")}</p>
      <form class="row" onSubmit={(event) => void press(event)}>
        <select aria-label={t("new.game")} value={chosen} onChange={(event) => (game.value = event.currentTarget.value)}>
          {games.map(({ name }) => (
            <option key={name} value={name} selected={name === chosen}>
              {word("game", name)}
            </option>
          ))}
        </select>
        <button type="submit" class="primary" data-do="match">
          <Icon name="person" size={18} /> {t("match.find")}
        </button>
      </form>
    </section>
  );
}
