/** Words of the application that the engine must not contain. */
export const [businessWords = []] = Object.values(
  import.meta.glob<readonly string[]>('#app/business-words.ts', { eager: true, import: 'default' }),
);

/** Business words in the engine, ignoring case. `sources` are file contents by path. */
export function businessWordFaults(
  sources: ReadonlyMap<string, string>,
  words: readonly string[] = businessWords,
): string[] {
  if (words.length === 0) return [];
  const found = new RegExp(words.join('|'), 'gi');
  return [...sources]
    .filter(([file]) => file.startsWith('src/engine/'))
    .flatMap(([file, text]) =>
      [...new Set(text.match(found))].map((word) => `${file}: "${word}" is a word of the business`),
    );
}
