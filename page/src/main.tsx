import { render } from "preact";

import { sayHello } from "./api";
import { anyName } from "./logic/names";
import { route, startRouting } from "./router";
import { preferences, prefer, wearLook } from "./settings";
import { speak, t } from "./words";
import { Continue } from "./view/screens/Continue";
import { Lobby } from "./view/screens/Lobby";
import { New } from "./view/screens/New";
import { Rules } from "./view/screens/Rules";
import { Settings } from "./view/screens/Settings";
import { TableScreen } from "./view/screens/TableScreen";
import "./style/index.css";

function Page() {
  const at = route.value;
  if (at.screen === "table") return <TableScreen key={at.slug} slug={at.slug} step={at.step} />;
  if (at.screen === "new") return <New game={at.game} />;
  if (at.screen === "rules") return <Rules game={at.game} />;
  if (at.screen === "settings") return <Settings />;
  if (at.screen === "continue") return <Continue code={at.code} />;
  return <Lobby />;
}

async function start(): Promise<void> {
  wearLook();
  startRouting();
  void sayHello().catch(() => undefined);
  await speak();
  if (!preferences.value.name) prefer("name", anyName(t("name.any")));
  render(<Page />, document.getElementById("page")!);
}

void start();
