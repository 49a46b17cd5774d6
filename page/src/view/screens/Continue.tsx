import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";

import { goOn, importRecord, Refusal, sayHello } from "../../api";
import { explainRecord } from "../../logic/faults";
import type { Made } from "../../protocol";
import { go } from "../../router";
import { t } from "../../words";

/** A link from another device of mine gives me its seat, once. */
export const Continue = ({ code }: { code: string }) => <Seeking code={code} find={() => goOn({ code })} />;

/** A link that carries a record, or a position drawn by hand, makes a table of it. */
export const Opened = ({ code }: { code: string }) => (
  <Seeking code={code} find={async () => importRecord({ record: recordIn(code) })} />
);

/** The record that a link carries behind its #. */
export function recordIn(code: string): string {
  try {
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    throw new Refusal("bad-record", "this link carries no record");
  }
}

function Seeking({ code, find }: { code: string; find: () => Promise<Made> }) {
  const problem = useSignal("");
  useEffect(() => {
    const take = async (): Promise<void> => {
      try {
        await sayHello();
        const { slug } = await find();
        go(`/t/${slug}`, true);
      } catch (error) {
        problem.value = await explainRecord(error);
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
