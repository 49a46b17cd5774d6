import { t, type Key } from "../../words";

const KEYS: readonly (readonly [string, Key])[] = [
  ["← ↑ ↓ →", "key.arrows"],
  ["R  ⇧R", "key.turn"],
  ["1  2", "key.hand"],
  ["Tab", "key.spots"],
  ["S", "key.none"],
  ["↵", "key.confirm"],
  ["Z  Esc", "key.undo"],
  ["H", "key.hint"],
  ["N", "key.now"],
  ["F", "key.areas"],
  ["T", "key.left"],
  ["D", "key.dead"],
  ["E", "key.ended"],
  ["L", "key.legal"],
  ["#", "key.coordinates"],
  ["V", "key.text"],
  ["+  −  0", "key.zoom"],
  ["[  ]", "key.replay"],
  ["A", "key.analyse"],
  ["/", "key.type"],
  ["?", "key.help"],
];

/** The keys, and where the rules are. */
export function Help({ game }: { game: string }) {
  return (
    <div class="help">
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split("  ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("help.touch")}</p>
      <p>
        <a href={`/rules?game=${game}`} target="_blank" rel="noopener">
          {t("rules.title")}
        </a>
      </p>
    </div>
  );
}
