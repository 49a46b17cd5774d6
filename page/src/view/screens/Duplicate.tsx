import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { ask, boxName, explain, gamesInOrder, levels, sayHello } from "../../api";
import { clamp } from "../../logic/names";
import type { Attempt, Duplicate as Told, DuplicateMade, Made } from "../../protocol";
import { go } from "../../router";
import { preferences } from "../../settings";
import { count, language, signed, t, word } from "../../words";
import { CopyButton } from "../Copy";
import { Face } from "../Face";
import { Frame } from "../Frame";
import { Icon } from "../Icon";
import { NameField } from "../NameField";

const addressOf = (code: string): string => `/api/duplicates/${encodeURIComponent(code)}`;

/** One deck for everybody: what it is, how the others did, and one's own game of it. */
export function Duplicate({ code }: { code: string }) {
  const told = useSignal<Told | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    document.title = `${t("duplicate.title")} · Bastide`;
    void (async () => {
      try {
        await sayHello();
        told.value = await ask<Told>("GET", addressOf(code));
      } catch (error) {
        problem.value = explain(error);
      }
    })();
    return () => void (document.title = "Bastide");
  }, [code]);
  return (
    <Frame>
      <div class="people duplicate">
        <h1>{t("duplicate.title")}</h1>
        <p>{t("duplicate.about")}</p>
        {problem.value && (
          <p class="notice red" role="alert">
            {problem.value}
          </p>
        )}
        {told.value && <Deck told={told.value} trouble={(error) => (problem.value = explain(error))} />}
        {told.value && <Another trouble={(error) => (problem.value = explain(error))} />}
      </div>
    </Frame>
  );
}

interface Troubled {
  trouble: (error: unknown) => void;
}

function Deck({ told, trouble }: { told: Told } & Troubled) {
  const play = async (): Promise<void> => {
    try {
      const name = clamp(preferences.value.name) || "?";
      const { slug } = await ask<Made>("POST", `${addressOf(told.code)}/play`, { name });
      go(`/t/${slug}`);
    } catch (error) {
      trouble(error);
    }
  };
  const link = (): string => `${location.origin}/d/${told.code}`;
  return (
    <section aria-labelledby="deck-title">
      <h2 id="deck-title">
        {told.week !== null && `${t("duplicate.week", { week: told.week })} · `}
        {[word("game", told.game), ...told.boxes.map((box) => boxName(box))].join(" + ")}
      </h2>
      <p class="duplicate-level">
        <Face player={told.level} size={36} /> {t("duplicate.against", { level: word("bot", told.level) })}
      </p>
      {!told.slug && <NameField />}
      <div class="row">
        <button type="button" class="primary" data-do="play-duplicate" onClick={() => void play()}>
          {t(told.over ? "duplicate.mine" : told.slug ? "duplicate.go-on" : "duplicate.play")}
        </button>
        <CopyButton text={link} label={t("duplicate.copy")} done={t("duplicate.copied")} />
      </div>
      <Results told={told} />
    </section>
  );
}

function Results({ told }: { told: Told }) {
  return (
    <>
      <h3>{t("duplicate.results")}</h3>
      {told.attempts.length > 0 && (
        <ol class="attempts">
          {told.attempts.map((attempt, place) => (
            <Result key={`${attempt.time} ${attempt.name}`} attempt={attempt} place={place + 1} />
          ))}
        </ol>
      )}
      <p class="note">
        {told.attempts.length === 0 && `${t("duplicate.nobody")} `}
        {told.playing > 0 && `${count("duplicate.playing", told.playing)} `}
        {!told.over && told.attempts.length > 0 && t("duplicate.hidden")}
      </p>
    </>
  );
}

function Result({ attempt, place }: { attempt: Attempt; place: number }) {
  const { name, points, level_points: theirs, time, mine, slug } = attempt;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);
  return (
    <li class={mine ? "mine" : ""} aria-current={mine ? "true" : undefined}>
      <b>{place}.</b> <strong>{name}</strong>
      <span>
        {points} : {theirs} <em>({signed(points - theirs)})</em>
      </span>
      <small>{day}</small>
      {slug && (
        <a href={`/t/${slug}/0`}>
          <Icon name="play" size={14} /> {t("duplicate.look")}
        </a>
      )}
    </li>
  );
}

/** A deck of one's own to send to others. */
function Another({ trouble }: Troubled) {
  const game = useSignal(gamesInOrder()[0]?.name ?? "standard");
  const level = useSignal("club");
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const wish = { game: game.value, level: level.value };
      const { code } = await ask<DuplicateMade>("POST", "/api/duplicates", wish);
      go(`/d/${code}`);
    } catch (error) {
      trouble(error);
    }
  };
  return (
    <section aria-labelledby="another-title">
      <h2 id="another-title">{t("duplicate.another")}</h2>
      <p class="note">{t("duplicate.another-about")}</p>
      <form class="row" onSubmit={(event) => void make(event)}>
        <select aria-label={t("new.game")} value={game.value} onChange={(event) => (game.value = event.currentTarget.value)}>
          {gamesInOrder().map(({ name }) => (
            <option key={name} value={name} selected={name === game.value}>
              {word("game", name)}
            </option>
          ))}
        </select>
        <select
          aria-label={t("opponent.title")}
          value={level.value}
          onChange={(event) => (level.value = event.currentTarget.value)}
        >
          {levels().map(({ name }) => (
            <option key={name} value={name} selected={name === level.value}>
              {word("bot", name)}
            </option>
          ))}
        </select>
        <button type="submit" class="primary" data-do="make-duplicate">
          {t("duplicate.make")}
        </button>
      </form>
    </section>
  );
}
