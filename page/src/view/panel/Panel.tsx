import { useSignal, type Signal } from "@preact/signals";

import type { Table } from "../../live/table";
import type { Line } from "../../protocol";
import { preferences } from "../../settings";
import { t, type Key } from "../../words";
import { useTable } from "../context";
import { Icon } from "../Icon";
import { Scrolling } from "../Scrolling";
import { SettingsForm } from "../SettingsForm";
import { AidsPanel } from "./AidsPanel";
import { Chat } from "./Chat";
import { FamilyPanel } from "./Families";
import { Help } from "./Help";
import { Log } from "./Log";
import { Podium } from "./Podium";
import { ReplayBar } from "./ReplayBar";
import { TablePanel } from "./TablePanel";
import { TilesLeft } from "./TilesLeft";

export const TABS = ["log", "chat", "aids", "table", "settings", "help"] as const;
export type Tab = (typeof TABS)[number];

/** Everything beside the board. */
export function Panel({ tab, toBoard }: { tab: Signal<Tab>; toBoard: () => void }) {
  const table = useTable();
  const over = table.state.value?.phase === "over";
  return (
    <>
      {over && <Podium />}
      <Scrolling look={over ? "panel-whole" : "panel-above"}>
        <FamilyPanel />
        {(!over || table.replay.active.value) && <TilesLeft toBoard={toBoard} />}
      </Scrolling>
      <section class="box tabs-box">
        <Tabs tab={tab} />
        <div class="tab-body" role="tabpanel" id="tab-body" aria-labelledby={`tab-${tab.value}`}>
          <Body tab={tab.value} game={table.state.value?.setup.game ?? ""} toBoard={toBoard} />
        </div>
        <ReplayBar />
      </section>
    </>
  );
}

function Body({ tab, game, toBoard }: { tab: Tab; game: string; toBoard: () => void }) {
  if (tab === "log") return <Log toBoard={toBoard} />;
  if (tab === "chat") return <Chat />;
  if (tab === "aids") return <AidsPanel />;
  if (tab === "table") return <TablePanel />;
  if (tab === "settings") return <SettingsForm />;
  return <Help game={game} />;
}

/** Nobody has to be told what he has said himself; who watches is known by his name. */
function isMine(line: Line, table: Table): boolean {
  const mine = table.state.value?.mine ?? [];
  if (line.seat !== null && line.seat !== undefined) return mine.includes(line.seat);
  return !mine.length && line.name === preferences.value.name;
}

function TabName({ name }: { name: Tab }) {
  if (name === "help") return <span aria-label={t("tab.help")}>?</span>;
  if (name !== "settings") return <>{t(`tab.${name}` as Key)}</>;
  return (
    <span aria-label={t("settings.title")} title={t("settings.title")}>
      <Icon name="settings" size={18} />
    </span>
  );
}

function Tabs({ tab }: { tab: Signal<Tab> }) {
  const table = useTable();
  const read = useSignal(0);
  const said = table.lines.value.filter((line) => line.kind === "said" && !isMine(line, table)).length;
  if (tab.value === "chat" && read.value !== said) read.value = said;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.stopPropagation();
    const next = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length]!;
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" onKeyDown={move}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          id={`tab-${name}`}
          role="tab"
          aria-selected={tab.value === name}
          aria-controls="tab-body"
          tabIndex={tab.value === name ? 0 : -1}
          onClick={() => (tab.value = name)}
        >
          <TabName name={name} />
          {name === "chat" && said > read.value && <span class="unread">{said - read.value}</span>}
        </button>
      ))}
    </div>
  );
}
