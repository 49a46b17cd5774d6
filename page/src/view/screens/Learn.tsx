import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { boxName, explain, sayHello } from "../../api";
import type { Guide } from "../../logic/guides";
import { preferences } from "../../settings";
import { language, t, word } from "../../words";
import { TileIcon } from "../board/Tile";
import { Frame } from "../Frame";
import { begin, guidesIn } from "../guide/words";
import { Icon } from "../Icon";

/** Learning by playing: short guided games, one for each idea. */
export function Learn({ guide }: { guide: string | null }) {
  const guides = useSignal<Guide[]>([]);
  const problem = useSignal("");
  useEffect(() => {
    document.title = `${t("guide.title")} · Bastide`;
    sayHello()
      .then(() => guidesIn(language.value))
      .then(
        (found) => (guides.value = found),
        (error: unknown) => (problem.value = explain(error)),
      );
    return () => void (document.title = "Bastide");
  }, [language.value]);
  useEffect(() => {
    if (guide) document.getElementById(`guide-${guide}`)?.scrollIntoView({ block: "center" });
  }, [guide, guides.value]);
  return (
    <Frame>
      <h1>{t("guide.title")}</h1>
      <p>{t("guide.about")}</p>
      {problem.value && (
        <p class="notice red" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="guides">
        {guides.value.map((one) => (
          <GuideCard key={one.name} guide={one} asked={one.name === guide} trouble={(said) => (problem.value = said)} />
        ))}
      </ul>
    </Frame>
  );
}

function GuideCard({ guide, asked, trouble }: { guide: Guide; asked: boolean; trouble: (said: string) => void }) {
  const { name, game, box, tile, family, title, about, steps } = guide;
  return (
    <li class={asked ? "guide asked" : "guide"} id={`guide-${name}`}>
      <TileIcon view={{ game, family }} tile={tile} size={72} />
      <div>
        <h2>
          {title} {preferences.value.learned.includes(name) && <span class="learned">✓ {t("guide.learned")}</span>}
        </h2>
        <p class="note">
          {[word("game", game), ...(box ? [boxName(box)] : [])].join(" + ")} ·{" "}
          {t("guide.turns", { count: steps.length })}
        </p>
        <p>{about}</p>
      </div>
      <button
        type="button"
        class="primary"
        data-guide={name}
        aria-label={t("guide.begin-this", { title })}
        onClick={() => void begin(name).catch((error: unknown) => trouble(explain(error)))}
      >
        <Icon name="play" size={16} /> {t("guide.begin")}
      </button>
    </li>
  );
}
