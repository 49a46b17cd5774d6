import { signal, type Signal } from "@preact/signals";
import { useCallback, useEffect, useMemo } from "preact/hooks";

import { hush } from "../../live/announce";
import { groundOf } from "../../live/art";
import { Table } from "../../live/table";
import { FINAL } from "../../live/connection";
import { preferences, prefer } from "../../settings";
import { count, t, word } from "../../words";
import { PlayBar } from "../bar/PlayBar";
import { Carried } from "../bar/Hand";
import { Notices } from "../bar/Notices";
import { Board } from "../board/Board";
import { Beyond } from "../board/Beyond";
import { Camera } from "../board/camera";
import { Flights } from "../board/Flights";
import { Looked } from "../board/Looked";
import { Patterns } from "../board/Figure";
import { TableContext, useTable } from "../context";
import { CopyButton } from "../Copy";
import { Icon, type IconName } from "../Icon";
import { listenToKeys } from "../keyboard";
import { Panel, type Tab } from "../panel/Panel";
import { Scores } from "../panel/Scores";
import { setupText } from "../setup";
import { Cover, covered } from "./Cover";
import { Languages } from "../Languages";
import { Later } from "../Later";
import { Offline } from "../Offline";
import { TextView } from "./TextView";
import { Waiting } from "./Waiting";

const guide = (): Promise<typeof import("../guide/Coach")> => import("../guide/Coach");

/** A table: waiting room, game, result and replay. */
export function TableScreen({ slug, step }: { slug: string; step: number | null }) {
  const desk = useMemo(
    () => ({ table: new Table(slug, step), camera: new Camera(), tab: signal<Tab>("log"), drawer: signal(false) }),
    [slug],
  );
  const { table, drawer, tab } = desk;
  useEffect(() => {
    const deaf = listenToKeys(desk);
    return () => {
      deaf();
      table.close();
      hush();
    };
  }, [desk]);
  useEffect(() => {
    if (step !== table.replay.step.peek()) table.replay.step.value = step;
  }, [step]);
  return (
    <TableContext.Provider value={table}>
      <Patterns badges={table.badges.value} />
      <Contents camera={desk.camera} tab={tab} drawer={drawer} />
    </TableContext.Provider>
  );
}

interface Parts {
  camera: Camera;
  tab: Signal<Tab>;
  drawer: Signal<boolean>;
}

function Contents({ camera, tab, drawer }: Parts) {
  const table = useTable();
  const state = table.state.value;
  const toBoard = useCallback(() => void (drawer.value = false), [drawer]);
  if (table.connection.status.value === "closed") return <Closed code={table.connection.closedWith} />;
  const playing = state !== null && state.phase !== "waiting";
  return (
    <div
      class={drawer.value ? "table drawer-open" : "table"}
      data-phase={state?.phase ?? "connecting"}
      data-connection={table.connection.status.value}
      data-at={state?.at ?? 0}
      data-steps={state?.steps ?? 0}
      data-mine={String(table.draft.mine.value)}
    >
      <Top drawer={drawer} />
      {state === null && <Offline />}
      {state === null && <Connecting />}
      {state?.phase === "waiting" && <Waiting />}
      {playing && covered(table) && <Cover />}
      {playing && !covered(table) && (
        <>
          {state.view && <Carried view={state.view} />}
          <Scores />
          <main class="middle" data-ground={groundOf(state.setup.game)}>
            {preferences.value.text ? <TextView /> : <Board camera={camera} />}
            {!preferences.value.text && <Beyond camera={camera} />}
            {!preferences.value.text && <Looked camera={camera} />}
            <Tools camera={camera} />
          </main>
          <div class="bottom">
            <Notices />
            {table.guide.name.value && <Later piece={guide} show={({ Coach }) => <Coach />} part />}
            <PlayBar toResult={() => (drawer.value = true)} />
          </div>
          <aside class="panel" aria-label={t("panel.label")}>
            <button type="button" class="panel-close" onClick={() => (drawer.value = false)}>
              <Icon name="close" /> {t("close")}
            </button>
            <Panel tab={tab} toBoard={toBoard} />
          </aside>
          <Flights camera={camera} />
        </>
      )}
    </div>
  );
}

function Top({ drawer }: { drawer: Signal<boolean> }) {
  const table = useTable();
  const state = table.state.value;
  const open = table.connection.status.value === "open";
  const left = Object.values(table.view.value?.left ?? {}).reduce((sum, many) => sum + many, 0);
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={t("to.lobby")}>
        <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
          <path d="M10 44q22-16 44 0v10H10z" fill="#9dc05b" />
          <path d="M15 40V20h6v5h6v-5h10v5h6v-5h6v20q-17-9-34 0z" fill="#ecdcb4" />
        </svg>
      </a>
      <h1>{table.slug}</h1>
      <span class="top-setup only-wide">{state ? setupText(state.setup, state.tiles) : ""}</span>
      <span class="top-space" />
      {state && state.phase !== "over" && (
        <CopyButton
          look="pill only-wide"
          text={() => `${location.origin}/t/${table.slug}`}
          label={t("link.copy")}
          done={t("link.copied")}
        />
      )}
      {state && state.watching > 0 && <span class="only-wide">{count("watching", state.watching)}</span>}
      <span class={open ? "lamp on" : "lamp"} role="status">
        <span class="only-wide">{t(open ? "state.connected" : "state.connecting")}</span>
        <span class="hidden only-small">{t(open ? "state.connected" : "state.connecting")}</span>
      </span>
      {state?.phase === "playing" && <span class="only-small">{t("left.short", { count: left })}</span>}
      <span class="only-wide">
        <Languages />
      </span>
      {state && state.phase !== "waiting" && (
        <button
          type="button"
          class="menu with-menu"
          aria-expanded={drawer.value}
          aria-label={t("menu")}
          onClick={() => (drawer.value = !drawer.value)}
        >
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}

/** Buttons at the edge of the board. */
export function Tools({ camera }: { camera: Camera }) {
  const { aids, draft } = useTable();
  const tool = (name: IconName, label: string, press: () => void, pressed?: boolean, look = "") => (
    <button
      type="button"
      class={`tool ${look}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={press}
    >
      <Icon name={name} />
    </button>
  );
  const text = preferences.value.text;
  return (
    <div class="tools" role="toolbar" aria-label={t("tools.label")}>
      {!text && tool("plus", `${t("tool.in")} (+)`, () => camera.zoom(1.25), undefined, "only-wide")}
      {!text && tool("minus", `${t("tool.out")} (−)`, () => camera.zoom(0.8), undefined, "only-wide")}
      {!text && tool("fit", `${t("tool.fit")} (0)`, () => (camera.follows.value = true))}
      {!text &&
        aids.may("areas") &&
        tool("areas", `${word("aid", "areas")} (F)`, () => aids.toggle("areas"), aids.on("areas"), "only-wide")}
      {!text &&
        aids.may("dead") &&
        tool("none", `${word("aid", "dead")} (D)`, () => aids.toggle("dead"), aids.on("dead"))}
      {draft.mine.value &&
        aids.may("hint") &&
        tool("hint", t("do.hint"), () => void aids.hint(), aids.hinting.value, "small-only")}
      {aids.may("ended") && tool("ended", `${word("aid", "ended")} (E)`, () => aids.toggle("ended"), aids.on("ended"))}
      {!text &&
        tool(
          "grid",
          `${t("tool.coordinates")} (#)`,
          () => prefer("coordinates", !preferences.value.coordinates),
          preferences.value.coordinates,
          "only-wide",
        )}
      {tool(
        preferences.value.sound ? "sound" : "silent",
        t("tool.sound"),
        () => prefer("sound", !preferences.value.sound),
        preferences.value.sound,
        "only-wide",
      )}
      {tool("text", `${t("tool.text")} (V)`, () => prefer("text", !text), text)}
    </div>
  );
}

function Connecting() {
  return (
    <main class="alone">
      <p role="status">
        <span class="spinner" /> {t("state.connecting")}
      </p>
    </main>
  );
}

function Closed({ code }: { code: number }) {
  const reason = FINAL.find((known) => known.code === code)?.reason ?? "damaged";
  return (
    <main class="alone">
      <h1>{word("refusal", reason)}</h1>
      <a class="button primary" href="/">
        {t("to.lobby")}
      </a>
    </main>
  );
}
