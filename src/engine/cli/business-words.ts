/** Words that the engine may not contain. */
const businessWords = /footwork|partner|merchant|pcode|cashback|posture|insole/gi;

/** Business words in the engine: `sources` are file contents by path. */
export function businessWordFaults(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith('src/engine/') && !file.endsWith('/business-words.ts'))
    .flatMap(([file, text]) =>
      [...new Set(text.match(businessWords))].map((word) => `${file}: "${word}" is a word of the business`),
    );
}
