import { useSignal } from "@preact/signals";

import { explain, hello } from "../../api";
import { adopt, forgetKept } from "../../live/keeping";
import { carryOver, eraseMe, EXPORT, makeCarryLink, makePassphrase } from "../../people";
import { t } from "../../words";
import { CopyButton } from "../Copy";
import { Icon } from "../Icon";
import { QrCode } from "../QrCode";

/** This device becomes whoever has the passphrase or made the link. */
export async function becomeTheSame(passphrase: string): Promise<void> {
  const kept = await carryOver({ passphrase });
  forgetKept();
  adopt(kept);
  hello.value = null;
}

/** How I am the same on another device: a passphrase for good, a link for once. */
export function OtherDevices({ has_passphrase, changed }: { has_passphrase: boolean; changed: () => void }) {
  const [words, link, typed, problem] = [useSignal(""), useSignal(""), useSignal(""), useSignal("")];
  const done = useSignal("");
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    problem.value = done.value = "";
    await act().catch((error: unknown) => (problem.value = explain(error)));
  };
  const enter = (event: Event): void => {
    event.preventDefault();
    void attempt(async () => {
      await becomeTheSame(typed.value);
      [typed.value, done.value] = ["", t("me.welcome")];
      changed();
    });
  };
  return (
    <section aria-labelledby="carry-title">
      <h2 id="carry-title">{t("me.carry")}</h2>
      <div class="row">
        <button type="button" data-do="carry-link" onClick={() => void attempt(async () => void (link.value = location.origin + (await makeCarryLink()).passphrase))}>
          <Icon name="link" size={16} /> {t("me.link")}
        </button>
        <button type="button" data-do="passphrase" onClick={() => void attempt(async () => void (words.value = (await makePassphrase()).passphrase))}>
          <Icon name="lock" size={16} /> {t(has_passphrase ? "me.passphrase.new" : "me.passphrase")}
        </button>
      </div>
      {link.value && (
        <div class="device">
          <input readOnly value={link.value} aria-label={t("me.link")} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton text={() => link.value} label={t("device.copy")} done={t("link.copied")} />
          <QrCode text={link.value} />
          <small>{t("me.link.about")}</small>
        </div>
      )}
      {words.value && (
        <div class="device" role="status">
          <code class="passphrase">{words.value}</code>
          <CopyButton text={() => words.value} label={t("device.copy")} done={t("link.copied")} />
          <small>{t("me.passphrase.about")}</small>
        </div>
      )}
      <details>
        <summary>{t("me.enter")}</summary>
        <form class="row" onSubmit={enter}>
          <input
            required
            minLength={8}
            autoComplete="off"
            autoCapitalize="none"
            aria-label={t("me.enter")}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
          <button type="submit">{t("me.enter.do")}</button>
        </form>
      </details>
      {done.value && <p role="status">{done.value}</p>}
      {problem.value && (
        <p class="notice red" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}

/** All that is kept of me: to take away, or to be forgotten. */
export function MyOwn({ changed }: { changed: () => void }) {
  const asking = useSignal(false);
  const told = useSignal("");
  const erase = async (): Promise<void> => {
    try {
      await eraseMe();
      forgetKept();
      hello.value = null;
      told.value = t("me.erased");
      changed();
    } catch (error) {
      told.value = explain(error);
    }
    asking.value = false;
  };
  return (
    <section aria-labelledby="own-title">
      <h2 id="own-title">{t("me.own")}</h2>
      <div class="row">
        <a class="button" href={EXPORT} download="bastide.json">
          <Icon name="download" size={16} /> {t("me.export")}
        </a>
        {!asking.value && (
          <button type="button" data-do="erase" onClick={() => (asking.value = true)}>
            <Icon name="close" size={16} /> {t("me.erase")}
          </button>
        )}
      </div>
      {asking.value && (
        <div class="erase" role="alertdialog" aria-label={t("me.erase")}>
          <p>{t("me.erase.sure")}</p>
          <span class="row">
            <button type="button" class="danger" onClick={() => void erase()}>
              {t("me.erase.yes")}
            </button>
            <button type="button" onClick={() => (asking.value = false)}>
              {t("no")}
            </button>
          </span>
        </div>
      )}
      {told.value && <p role="status">{told.value}</p>}
    </section>
  );
}
