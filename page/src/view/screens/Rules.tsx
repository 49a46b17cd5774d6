import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { gamesInOrder, hello } from "../../api";
import { language, languageOf, t } from "../../words";
import { Frame } from "../Frame";

interface Chapter {
  name: string;
  title: string;
  parts: { title: string; lines: string[] }[];
}

const files = import.meta.glob<Chapter[]>("../../../../src/bastide/games/**/page/rules.*.json", { import: "default" });
const familyOf = (path: string): string => /games\/(\w+)\//.exec(path)?.[1] ?? "";

/** The chapters of a language, family by family: its games, then its boxes. */
async function chaptersOf(chosen: string): Promise<Chapter[]> {
  const families = gamesInOrder().map(({ family }) => family);
  const rank = (path: string): [number, boolean] => [families.indexOf(familyOf(path)), path.includes("/boxes/")];
  const paths = Object.keys(files)
    .filter((path) => languageOf(path) === chosen)
    .sort((one, other) => rank(one)[0] - rank(other)[0] || +rank(one)[1] - +rank(other)[1]);
  return (await Promise.all(paths.map((path) => files[path]!()))).flat();
}

/** The rules in our own short words, one chapter a game or box. */
export function Rules({ game }: { game: string | null }) {
  const chapters = useSignal<Chapter[]>([]);
  useEffect(() => {
    void chaptersOf(language.value).then((found) => (chapters.value = found));
  }, [language.value, hello.value]);
  useEffect(() => {
    if (game && chapters.value.length) document.getElementById(game)?.scrollIntoView();
  }, [game, chapters.value]);
  return (
    <Frame>
      <article class="rules">
        <h1>{t("rules.title")}</h1>
        <nav aria-label={t("rules.title")}>
          {chapters.value.map(({ name, title }) => (
            <a key={name} href={`/rules?game=${name}`}>
              {title}
            </a>
          ))}
        </nav>
        {chapters.value.map((chapter) => (
          <section key={chapter.name} id={chapter.name}>
            <h2>{chapter.title}</h2>
            {chapter.parts.map((part) => (
              <div key={part.title} class="rule">
                <h3>{part.title}</h3>
                <ul>
                  {part.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </article>
    </Frame>
  );
}
