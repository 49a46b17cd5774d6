import { signal } from "@preact/signals";

import { hello } from "../api";
import { looksOf } from "../families";
import { FLAT, SEASONS } from "../logic/seasons";
import { beCalled, beLeftAlone } from "../live/calls";
import { preferences, prefer, type Preferences } from "../settings";
import { LANGUAGES, nameOfLanguage, speak, t, word } from "../words";
import { TileIcon } from "./board/Tile";
import { NameField } from "./NameField";

/** How this device likes it, but for the aids. */
export function SettingsForm({ sample = false }: { sample?: boolean }) {
  const kept = preferences.value;
  return (
    <div class="settings-form">
      <NameField />
      <Select
        name="language"
        values={["auto", ...LANGUAGES]}
        chosen={kept.language}
        choose={(value) => (prefer("language", value), void speak())}
        nameOf={(value) => (value === "auto" ? word("setting.language", value) : nameOfLanguage(value))}
      />
      <Select
        name="look"
        values={["auto", "light", "dark"]}
        chosen={kept.look}
        choose={(value) => prefer("look", value as Preferences["look"])}
      />
      <Select
        name="tiles"
        values={["auto", "year", ...[...SEASONS, FLAT].filter((name) => hello.value?.themes.includes(name))]}
        chosen={kept.tiles}
        choose={(value) => prefer("tiles", value)}
      />
      <Select
        name="hour"
        values={["auto", "clock", "day", "night"]}
        chosen={kept.hour}
        choose={(value) => prefer("hour", value as Preferences["hour"])}
      />
      {sample && <Sample />}
      <Select
        name="motion"
        values={["auto", "reduced"]}
        chosen={kept.motion}
        choose={(value) => prefer("motion", value as Preferences["motion"])}
      />
      <Select
        name="cover"
        values={["secret", "always"]}
        chosen={kept.cover}
        choose={(value) => prefer("cover", value as Preferences["cover"])}
      />
      <Check name="sound" on={kept.sound} set={(on) => prefer("sound", on)} />
      <Check name="notify" on={kept.notify} set={(on) => void allowNotices(on)} />
      {told.value && <p role="alert">{told.value}</p>}
      <Check name="confirm" on={kept.confirm} set={(on) => prefer("confirm", on)} />
      <Check name="onward" on={kept.onward} set={(on) => prefer("onward", on)} />
      <Check name="coordinates" on={kept.coordinates} set={(on) => prefer("coordinates", on)} />
      <Check name="text" on={kept.text} set={(on) => prefer("text", on)} />
    </div>
  );
}

/** What tiles look like as it is chosen. */
function Sample() {
  const games = hello.value?.games ?? [];
  const game = games.find(({ name }) => looksOf(name).tiles && !looksOf(name).theme);
  return game ? (
    <div class="game-tiles sample" aria-hidden="true">
      {looksOf(game.name).tiles?.map((tile) => (
        <TileIcon key={tile} view={{ game: game.name, family: game.family }} tile={tile} size={96} />
      ))}
    </div>
  ) : null;
}

const told = signal("");

/** Notices while the page is open, and calls by the browser while it is not, where server and browser can. */
async function allowNotices(on: boolean): Promise<void> {
  const allowed = on && typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
  prefer("notify", allowed);
  told.value = "";
  const done = allowed ? await beCalled() : await beLeftAlone();
  if (!done) told.value = t("call.not");
}

function Select({
  name,
  values,
  chosen,
  choose,
  nameOf = (value) => word(`setting.${name}`, value),
}: {
  name: string;
  values: readonly string[];
  chosen: string;
  choose: (value: string) => void;
  nameOf?: (value: string) => string;
}) {
  return (
    <label class="switch">
      <span>{word("setting", name)}</span>
      <select name={name} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {values.map((value) => (
          <option key={value} value={value} selected={value === chosen}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({ name, on, set }: { name: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {word("setting", name)}
    </label>
  );
}
