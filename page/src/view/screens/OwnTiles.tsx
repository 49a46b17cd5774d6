import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { explain, hello, lookAtTiles } from "../../api";
import { familyOf } from "../../families";
import { themeOf } from "../../live/art";
import { setupOf, type Wish } from "../../logic/wish";
import type { TileFault, TileRemark, TilesSeen } from "../../protocol";
import { count, t, word } from "../../words";
import { useSay } from "../faults/say";

const PAUSE = 400;
const EXAMPLE = `set = "hamlet"
title = "Hamlet"

[HA-1]
count = 2
segments = ["city N W", "road E S", "field ER SL", "field EL SR borders N"]

[HA-2]
count = 3
segments = ["city N", "city E", "road S W", "field SR WL", "field SL WR borders N E"]
`;

/** What tiles are drawn with by choosing is fetched when it is opened. */
const editor = signal<typeof import("./TileEditor") | null>(null);

const openEditor = async (): Promise<void> => {
  editor.value ??= await import("./TileEditor");
};

interface Props {
  wish: Wish;
  change: (part: Partial<Wish>) => void;
}

/** Tiles of one's own for a new table: written, pasted or from a file, drawn as one goes. */
export function OwnTiles({ wish, change }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const seen = useSignal<TilesSeen | null>(null);
  const problem = useSignal("");
  const drawable = familyOf(hello.value?.games.find(({ name }) => name === wish.game)?.family ?? "").drawable;
  const { text, only } = wish.tiles ?? { text: "", only: false };
  const set = (part: Partial<NonNullable<Wish["tiles"]>>): void => {
    const tiles = { text, only, ...part };
    change({ tiles: tiles.text.trim() ? tiles : null });
  };
  const asked = JSON.stringify(wish.tiles && [wish.tiles, wish.game, wish.boxes, wish.rules, wish.seats]);
  useEffect(() => {
    const { tiles } = wish;
    if (!tiles) {
      seen.value = null;
      return;
    }
    let stale = false;
    const look = async (): Promise<void> => {
      try {
        const found = await lookAtTiles({ setup: setupOf(wish), tiles, theme: themeOf(wish.game) });
        if (!stale) [seen.value, problem.value] = [found, ""];
      } catch (error) {
        if (!stale) problem.value = explain(error);
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [asked]);
  const toLine = (line: number): void => selectLine(area.current, line);
  return (
    <div class="own-tiles">
      <p class="note">{t("tiles.about")}</p>
      <div class="own-tiles-ways">
        <label class="button">
          {t("tiles.file")}
          <input
            type="file"
            accept=".toml,text/plain"
            class="hidden-input"
            onChange={(event) => void read(event.currentTarget).then((found) => set({ text: found }))}
          />
        </label>
        {!text && (
          <button type="button" data-do="example" onClick={() => set({ text: EXAMPLE })}>
            {t("tiles.example")}
          </button>
        )}
        {drawable && !editor.value && (
          <button type="button" data-do="editor" onClick={() => void openEditor()}>
            {t("editor.open")}
          </button>
        )}
        {text && (
          <a class="button" data-do="save-tiles" download="mine.toml" href={`data:text/plain,${encodeURIComponent(text)}`}>
            {t("tiles.save")}
          </a>
        )}
      </div>
      {drawable && editor.value && <editor.value.TileEditor wish={wish} text={text} add={(more) => set({ text: more })} />}
      <label class="own-tiles-text">
        <span>{t("tiles.text")}</span>
        <textarea
          ref={area}
          rows={text ? 12 : 4}
          spellcheck={false}
          maxLength={20_000}
          value={text}
          onInput={(event) => set({ text: event.currentTarget.value })}
        />
      </label>
      <label class="check">
        <input type="checkbox" checked={only} onChange={(event) => set({ only: event.currentTarget.checked })} />
        {t("tiles.only")}
      </label>
      <div role="status">
        {problem.value && <p class="notice red">{problem.value}</p>}
        {seen.value && <Faults faults={seen.value.faults} toLine={toLine} />}
        {seen.value && <Drawn seen={seen.value} toLine={toLine} />}
        {seen.value?.remarks?.length ? <Remarks remarks={seen.value.remarks} /> : null}
      </div>
    </div>
  );
}

function Faults({ faults, toLine }: { faults: TileFault[]; toLine: (line: number) => void }) {
  const say = useSay();
  if (!faults.length) return null;
  return (
    <ul class="tile-faults">
      {faults.map(({ line, tile, sentence }) => (
        <li key={`${line} ${tile} ${sentence}`}>
          {line > 0 && (
            <button type="button" class="link" onClick={() => toLine(line)}>
              {t("tiles.line", { line })}
            </button>
          )}{" "}
          {tile && <strong>{tile}: </strong>}
          {say(sentence)}
        </li>
      ))}
    </ul>
  );
}

/** What the set does to the game: sides that nothing continues, cities that cannot close. */
function Remarks({ remarks }: { remarks: TileRemark[] }) {
  return (
    <ul class="tile-remarks">
      {remarks.map(({ code, tile, side, kind }) => (
        <li key={`${code} ${tile} ${side} ${kind}`}>
          {code === "alone"
            ? t("tiles.alone", { tile, side: word("editor.side", side), kind: word("kind", kind) })
            : t("tiles.endless", { kind: word("kind", kind) })}
        </li>
      ))}
    </ul>
  );
}

function Drawn({ seen, toLine }: { seen: TilesSeen; toLine: (line: number) => void }) {
  if (!seen.tiles.length) return null;
  return (
    <>
      <p>
        <strong>{seen.title}</strong>, {count("tiles.total", seen.total)}
      </p>
      <ul class="drawn-tiles">
        {seen.tiles.map(({ name, count: copies, picture, line }) => (
          <li key={name}>
            <button type="button" onClick={() => toLine(line)}>
              {picture && <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />}
              <span>
                {name} × {copies}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const read = async (input: HTMLInputElement): Promise<string> => {
  const found = (await input.files?.[0]?.text()) ?? "";
  input.value = "";
  return found;
};

/** Puts the cursor into a line of the text. */
function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
