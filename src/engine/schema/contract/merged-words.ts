/** Merges words by key, also nested ones; words in `own` replace those in `words`. */
export function mergedWords(words: object, own: object): object {
  const known = words as Readonly<Record<string, unknown>>;
  const entries = Object.entries(own).map(([key, value]) => {
    const before = known[key];
    const isBoth = typeof value === 'object' && typeof before === 'object' && before !== null;
    return [key, isBoth ? mergedWords(before, value) : value];
  });
  return { ...words, ...Object.fromEntries(entries) };
}
