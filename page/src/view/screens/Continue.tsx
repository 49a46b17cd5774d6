import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";

import { explain, goOn, sayHello } from "../../api";
import { go } from "../../router";
import { t } from "../../words";

/** A link from another device of mine gives me its seat, once. */
export function Continue({ code }: { code: string }) {
  const problem = useSignal("");
  useEffect(() => {
    const take = async (): Promise<void> => {
      try {
        await sayHello();
        const { slug } = await goOn({ code });
        go(`/t/${slug}`, true);
      } catch (error) {
        problem.value = explain(error);
      }
    };
    void take();
  }, [code]);
  return (
    <main class="alone">
      {problem.value ? (
        <>
          <h1>{problem.value}</h1>
          <a class="button primary" href="/">
            {t("to.lobby")}
          </a>
        </>
      ) : (
        <p role="status">
          <span class="spinner" /> {t("state.connecting")}
        </p>
      )}
    </main>
  );
}
