import { inPlay } from "../../families";
import { useTable } from "../context";

/** What the family and the boxes in play add beside the board. */
export function FamilyPanel() {
  const view = useTable().view.value;
  if (!view) return null;
  return <>{inPlay(view).map(({ Panel }, at) => Panel && <Panel key={at} view={view} />)}</>;
}
