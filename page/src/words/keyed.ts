/** Words with their keys, which all languages share. */
export const keyed = (keys: readonly string[], words: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key, at) => [key, words[at]!]));
