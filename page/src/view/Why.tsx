import { rulesAbout } from "../logic/rules";
import { t } from "../words";
import { Icon } from "./Icon";

/** Leads to the rules about something, beside the game. */
export function Why({ game, about }: { game: string; about: string | null | undefined }) {
  return (
    <a
      class="why"
      href={rulesAbout(game, about)}
      target="_blank"
      rel="noopener"
      title={t("rules.why")}
      aria-label={t("rules.why")}
    >
      <Icon name="book" size={14} />
    </a>
  );
}
