import { render } from "preact";

import { anyName } from "./logic/names";
import { route, startRouting } from "./router";
import { preferences, wearLook } from "./settings";
import { speak, t } from "./words";
import { startCalls } from "./live/calls";
import { startKeeping } from "./live/keeping";
import { Continue, Opened } from "./view/screens/Continue";
import { Lobby } from "./view/screens/Lobby";
import { Later } from "./view/Later";
import { New } from "./view/screens/New";
import { Rules } from "./view/screens/Rules";
import { Settings } from "./view/screens/Settings";
import { TableScreen } from "./view/screens/TableScreen";
import "./style/index.css";

const people = (): Promise<typeof import("./view/screens/People")> => import("./view/screens/People");

const duplicates = (): Promise<typeof import("./view/screens/Duplicate")> => import("./view/screens/Duplicate");

const puzzles = (): Promise<typeof import("./view/screens/Puzzles")> => import("./view/screens/Puzzles");
const learning = (): Promise<typeof import("./view/screens/Learn")> => import("./view/screens/Learn");

function Page() {
  const at = route.value;
  if (at.screen === "table") return <TableScreen key={at.slug} slug={at.slug} step={at.step} />;
  if (at.screen === "new") return <New game={at.game} />;
  if (at.screen === "rules") return <Rules game={at.game} about={at.about} />;
  if (at.screen === "settings") return <Settings />;
  if (at.screen === "opened") return <Opened code={at.code} />;
  if (at.screen === "duplicate")
    return <Later piece={duplicates} show={({ Duplicate }) => <Duplicate key={at.code} code={at.code} />} />;
  if (at.screen === "puzzles") return <Later piece={puzzles} show={({ Puzzles }) => <Puzzles />} />;
  if (at.screen === "puzzle") {
    const { name, game, theme } = at;
    const show = ({ Puzzle }: Awaited<ReturnType<typeof puzzles>>) => <Puzzle key={name} name={name} wish={{ game, theme }} />;
    return <Later piece={puzzles} show={show} />;
  }
  if (at.screen === "learn") return <Later piece={learning} show={({ Learn }) => <Learn guide={at.guide} />} />;
  if (at.screen === "continue") return <Continue code={at.code} />;
  if (at.screen === "me") return <Later piece={people} show={({ Me }) => <Me />} />;
  if (at.screen === "carry") return <Later piece={people} show={({ Carry }) => <Carry code={at.code} />} />;
  if (at.screen === "player")
    return <Later piece={people} show={({ Player }) => <Player key={at.slug} slug={at.slug} seat={at.seat} />} />;
  return <Lobby />;
}

async function start(): Promise<void> {
  wearLook();
  startRouting();
  startKeeping();
  await speak();
  if (!preferences.value.name) preferences.value = { ...preferences.value, name: anyName(t("name.any")) };
  render(<Page />, document.getElementById("page")!);
}

void start().then(startCalls);
