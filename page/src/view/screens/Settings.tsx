import { AIDS } from "../../settings";
import { t, word } from "../../words";
import { Frame } from "../Frame";
import { Modes } from "../panel/AidsPanel";
import { SettingsForm } from "../SettingsForm";

/** How this device likes it. */
export function Settings() {
  return (
    <Frame>
      <div class="settings">
        <h1>{t("settings.title")}</h1>
        <SettingsForm sample />
        <h2>{t("new.aids")}</h2>
        {AIDS.map((aid) => (
          <div key={aid} class="switch">
            <span id={`aid-${aid}`}>{word("aid", aid)}</span>
            <Modes aid={aid} />
          </div>
        ))}
      </div>
    </Frame>
  );
}
