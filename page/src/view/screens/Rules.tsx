import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { gamesInOrder, hello } from "../../api";
import { keptIn, type Kept } from "../../logic/folders";
import { guidesAbout, type Guide } from "../../logic/guides";
import { partId, pictureAt, placeOf, searched, type Chapter, type Part, type Picture } from "../../logic/rules";
import { language, t } from "../../words";
import { Frame } from "../Frame";
import { Icon } from "../Icon";

const files = import.meta.glob<Chapter[]>("../../../../src/bastide/games/**/page/rules.*.json", { import: "default" });

/** The chapters of a language, family by family: its games, then its boxes. */
const chaptersOf = (chosen: string): Promise<Kept<Chapter>[]> =>
  keptIn(files, chosen, [...new Set(gamesInOrder().map(({ family }) => family))]);

/** The rules in our own words, one chapter a game or box, with pictures that the rules themselves have drawn. */
export function Rules({ game, about }: { game: string | null; about: string | null }) {
  const chapters = useSignal<Kept<Chapter>[]>([]);
  const guides = useSignal<Guide[]>([]);
  const wanted = useSignal("");
  useEffect(() => {
    void chaptersOf(language.value).then((found) => (chapters.value = found));
    void import("../guide/words").then(({ guidesIn }) => guidesIn(language.value)).then((found) => (guides.value = found));
  }, [language.value, hello.value]);
  useEffect(() => {
    if (game && chapters.value.length)
      document.getElementById(placeOf(chapters.value, game, about))?.scrollIntoView();
  }, [game, about, chapters.value]);
  const found = searched(chapters.value, wanted.value);
  return (
    <Frame>
      <article class="rules">
        <h1>{t("rules.title")}</h1>
        <input
          type="search"
          class="rules-search"
          value={wanted.value}
          placeholder={t("rules.search")}
          aria-label={t("rules.search")}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
        <nav aria-label={t("rules.title")}>
          {chapters.value.map(({ name, title }) => (
            <a key={name} href={`/rules?game=${name}`}>
              {title}
            </a>
          ))}
        </nav>
        {chapters.value.length > 0 && !found.length && <p role="status">{t("rules.none")}</p>}
        {found.map((chapter) => (
          <section key={chapter.name} id={chapter.name}>
            <h2>{chapter.title}</h2>
            <Guides guides={guidesAbout(guides.value, chapter.name)} />
            {chapter.parts.map((part) => (
              <RulePart key={part.title} id={partId(chapter.name, part)} part={part} />
            ))}
          </section>
        ))}
      </article>
    </Frame>
  );
}

/** Guided games about a chapter. */
function Guides({ guides }: { guides: readonly Guide[] }) {
  if (!guides.length) return null;
  return (
    <p class="rule-guides">
      {guides.map(({ name, title }) => (
        <a key={name} class="button" href={`/learn?guide=${name}`} data-learn={name}>
          <Icon name="play" size={16} /> {t("guide.learn", { title })}
        </a>
      ))}
    </p>
  );
}

function RulePart({ id, part }: { id: string; part: Part }) {
  return (
    <div id={id} class="rule">
      <h3>{part.title}</h3>
      <ul>
        {part.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {part.pictures && (
        <div class="rule-pictures">
          {part.pictures.map((picture) => (
            <RulePicture key={picture.record} picture={picture} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A picture; whoever does not see it has its caption, which says the same. */
function RulePicture({ picture }: { picture: Picture }) {
  return (
    <figure>
      <img src={pictureAt(picture)} alt="" loading="lazy" />
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}
