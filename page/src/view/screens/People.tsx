import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { explain, sayHello } from "../../api";
import { me, otherProfile } from "../../people";
import type { Me as Mine, OtherProfile } from "../../protocol";
import { go } from "../../router";
import { count, t } from "../../words";
import { Frame } from "../Frame";
import { NameField } from "../NameField";
import { becomeTheSame, MyOwn, OtherDevices } from "../people/Carrying";
import { Holidays } from "../people/Holidays";
import { MyGames } from "../people/MyGames";
import { Played } from "../people/Played";
import { Ratings, Statistics } from "../people/Strength";

/** Who I am here: name, ratings, statistics, games, other devices; and how to take it all away or have it erased. */
export function Me() {
  const mine = useSignal<Mine | null>(null);
  const problem = useSignal("");
  const times = useSignal(0);
  const load = async (): Promise<void> => {
    try {
      await sayHello();
      mine.value = await me();
      times.value += 1;
    } catch (error) {
      problem.value = explain(error);
    }
  };
  useEffect(() => {
    document.title = `${t("me.title")} · Bastide`;
    void load();
    return () => void (document.title = "Bastide");
  }, []);
  return (
    <Frame>
      <div class="people">
        <h1>{t("me.title")}</h1>
        <p>{t("me.about")}</p>
        <NameField />
        {problem.value && (
          <p class="notice red" role="alert">
            {problem.value}
          </p>
        )}
        {mine.value && (
          <div key={times.value} class="people-parts">
            <section aria-labelledby="ratings-title">
              <h2 id="ratings-title">{t("me.ratings")}</h2>
              <Ratings profile={mine.value.profile} />
            </section>
            <section aria-labelledby="statistics-title">
              <h2 id="statistics-title">{t("me.statistics")}</h2>
              <Statistics profile={mine.value.profile} />
            </section>
            <MyGames />
            <Holidays first={mine.value.holiday} />
          </div>
        )}
        {mine.value && (
          <>
            <OtherDevices has_passphrase={mine.value.has_passphrase} changed={() => void load()} />
            <MyOwn changed={() => void load()} />
          </>
        )}
      </div>
    </Frame>
  );
}

/** Somebody at a table: how strong he is, whether he stays, and what we have played with each other. */
export function Player({ slug, seat }: { slug: string; seat: number }) {
  const other = useSignal<OtherProfile | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    otherProfile(slug, seat).then(
      (told) => (other.value = told),
      (error: unknown) => (problem.value = explain(error)),
    );
  }, [slug, seat]);
  return (
    <Frame>
      <div class="people">
        <a class="button" href={`/t/${slug}`}>
          {t("player.back")}
        </a>
        {problem.value && (
          <p class="notice red" role="alert">
            {problem.value}
          </p>
        )}
        {other.value && <About told={other.value} />}
      </div>
    </Frame>
  );
}

function About({ told: { profile, mine, together, games, bot } }: { told: OtherProfile }) {
  return (
    <>
      <h1>{profile.name}</h1>
      <section aria-labelledby="ratings-title">
        <h2 id="ratings-title">{t("me.ratings")}</h2>
        {bot ? <p class="note" data-bot>{t("player.bot")}</p> : <Ratings profile={profile} />}
      </section>
      <section aria-labelledby="statistics-title">
        <h2 id="statistics-title">{t("me.statistics")}</h2>
        <Statistics profile={profile} />
      </section>
      {!mine && (
        <section aria-labelledby="together-title">
          <h2 id="together-title">{t("player.together")}</h2>
          <p data-together={together.games}>
            {together.games
              ? count("player.score", together.games, { ...together, name: profile.name })
              : t("player.none")}
          </p>
          <Played games={games} />
        </section>
      )}
    </>
  );
}

/** A link that another device of mine made: this one is the same person from now on. */
export function Carry({ code }: { code: string }) {
  const problem = useSignal("");
  useEffect(() => {
    const take = async (): Promise<void> => {
      try {
        await sayHello();
        await becomeTheSame(code);
        go("/me", true);
      } catch (error) {
        problem.value = explain(error);
      }
    };
    void take();
  }, [code]);
  return (
    <Frame>
      {problem.value ? <p role="alert">{problem.value}</p> : <p role="status">{t("state.connecting")}</p>}
    </Frame>
  );
}
