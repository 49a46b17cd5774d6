import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { myTables } from "../../api";
import { inOrder } from "../../live/lobby";
import type { Summary } from "../../protocol";
import { go } from "../../router";
import { preferences } from "../../settings";
import { count, t } from "../../words";
import { useTable } from "../context";

/** After a step by correspondence: the next table that waits for me, the most urgent first. */
export function Onward() {
  const table = useTable();
  const waiting = useSignal<Summary[]>([]);
  const made = table.plans.onward.value;
  const mine = table.draft.mine.value;
  useEffect(() => {
    if (!made || mine) return;
    myTables().then(
      ({ tables }) => {
        waiting.value = inOrder(tables).filter(({ my_choice, slug }) => my_choice && slug !== table.slug);
        const [next] = waiting.value;
        if (next && preferences.value.onward) go(`/t/${next.slug}`);
      },
      () => undefined,
    );
  }, [made, mine]);
  const [next] = waiting.value;
  if (!made || !next) return null;
  return (
    <p class="notice blue" role="status">
      {count("onward.next", waiting.value.length)}
      <a class="button" href={`/t/${next.slug}`} data-onward={next.slug}>
        {t("onward.go")}
      </a>
    </p>
  );
}
