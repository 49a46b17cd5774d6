import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { language, t, type Language } from "../../words";
import { Frame } from "../Frame";

interface Chapter {
  name: string;
  title: string;
  parts: { title: string; lines: string[] }[];
}

const files: Record<Language, () => Promise<{ default: Chapter[] }>> = {
  en: () => import("../../words/rules.en.json"),
  fr: () => import("../../words/rules.fr.json"),
};

/** The rules in our own short words, one chapter a game or box. */
export function Rules({ game }: { game: string | null }) {
  const chapters = useSignal<Chapter[]>([]);
  useEffect(() => {
    void files[language.value]().then(({ default: found }) => (chapters.value = found));
  }, [language.value]);
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
