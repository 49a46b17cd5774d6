import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { faultsIn, type Say } from "../../logic/faults";
import { language } from "../../words";

/** How the server's sentences about tile files are said in the language of the page. */
export function useSay(): Say {
  const say = useSignal<Say>((sentence) => sentence);
  useEffect(() => {
    void faultsIn(language.value).then((found) => (say.value = found));
  }, [language.value]);
  return say.value;
}
