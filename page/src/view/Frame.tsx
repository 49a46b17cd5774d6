import type { ComponentChildren } from "preact";

import { t } from "../words";
import { Icon } from "./Icon";
import { Languages } from "./Languages";
import { Offline } from "./Offline";

/** Head and foot of every screen that is not a table. */
export function Frame({ children }: { children: ComponentChildren }) {
  return (
    <div class="frame">
      <header class="top">
        <a class="brand" href="/">
          <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
            <path d="M10 44q22-16 44 0v10H10z" fill="#9dc05b" />
            <path d="M15 40V20h6v5h6v-5h10v5h6v-5h6v20q-17-9-34 0z" fill="#ecdcb4" />
          </svg>
          <span>Bastide</span>
        </a>
        <span class="top-space" />
        <a class="top-link" href="/me" aria-label={t("me.title")}>
          <Icon name="person" size={18} /> <span>{t("me.title")}</span>
        </a>
        <a class="top-link" href="/rules" aria-label={t("rules.title")}>
          <Icon name="book" size={18} /> <span>{t("rules.title")}</span>
        </a>
        <a class="top-link" href="/settings" aria-label={t("settings.title")}>
          <Icon name="settings" size={18} /> <span>{t("settings.title")}</span>
        </a>
        <Languages />
      </header>
      <Offline />
      <main class="page">{children}</main>
      <footer class="foot">{t("independent")}</footer>
    </div>
  );
}
