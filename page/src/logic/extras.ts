import type { Extras, View } from "../protocol";

type Family = Extras["family"];
type Of<F extends Family> = Extract<Extras, { family: F }>;

const isOf = <F extends Family>(extras: Extras, family: F): extras is Of<F> => extras.family === family;

/** What a family adds to a view; null where another family is played. */
export const extrasOf = <F extends Family>({ extras }: Pick<View, "extras">, family: F): Of<F> | null =>
  isOf(extras, family) ? extras : null;
