import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { otherProfile } from "../people";
import type { Profile } from "../protocol";
import { percent, t } from "../words";
import { useTable } from "./context";

/** How reliable somebody is, in a few words. */
export function leftText({ games, has_left }: Profile): string {
  if (!has_left) return t("me.never-left");
  return t("me.left", { left: has_left, games, share: percent(has_left / games) });
}

/** What one knows of somebody before the game: his rating, and whether he leaves without a word. */
export function Standing({ slug, seat }: { slug: string; seat: number }) {
  const game = useTable().state.value?.setup.game;
  const profile = useSignal<Profile | null>(null);
  useEffect(() => {
    otherProfile(slug, seat).then(
      (told) => (profile.value = told.profile),
      () => undefined,
    );
  }, [slug, seat]);
  if (!profile.value) return null;
  const rating = profile.value.ratings.find((one) => one.game === game)?.rating;
  return (
    <a class="standing-of" href={`/t/${slug}/player/${seat}`}>
      {rating !== undefined && <strong>{rating}</strong>}
      <small>{leftText(profile.value)}</small>
    </a>
  );
}
