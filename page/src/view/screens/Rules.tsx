import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { gamesInOrder, hello } from "../../api";
import { partId, pictureAt, placeOf, searched, type Chapter, type Kept, type Part, type Picture } from "../../logic/rules";
import { language, languageOf, t } from "../../words";
import { Frame } from "../Frame";

const files = import.meta.glob<Chapter[]>("../../../../src/bastide/games/**/page/rules.*.json", { import: "default" });
const familyOf = (path: string): string => /games\/(\w+)\//.exec(path)?.[1] ?? "";

/** The chapters of a language, family by family: its games, then its boxes. */
async function chaptersOf(chosen: string): Promise<Kept[]> {
  const families = gamesInOrder().map(({ family }) => family);
  const rank = (path: string): [number, boolean] => [families.indexOf(familyOf(path)), path.includes("/boxes/")];
  const paths = Object.keys(files)
    .filter((path) => languageOf(path) === chosen)
    .sort((one, other) => rank(one)[0] - rank(other)[0] || +rank(one)[1] - +rank(other)[1]);
  const read = async (path: string): Promise<Kept[]> =>
    (await files[path]!()).map((chapter) => ({ ...chapter, family: familyOf(path) }));
  return (await Promise.all(paths.map(read))).flat();
}

/** The rules in our own words, one chapter a game or box, with pictures that the rules themselves have drawn. */
export function Rules({ game, about }: { game: string | null; about: string | null }) {
  const chapters = useSignal<Kept[]>([]);
  const wanted = useSignal("");
  useEffect(() => {
    void chaptersOf(language.value).then((found) => (chapters.value = found));
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
            {chapter.parts.map((part) => (
              <RulePart key={part.title} id={partId(chapter.name, part)} part={part} />
            ))}
          </section>
        ))}
      </article>
    </Frame>
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
