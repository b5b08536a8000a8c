/** Words of a business, none of which the engine may contain; the folder of our own application is no word. */
const businessWords =
  /(?<!src\/)footwork|partner|merchant|pcode|cashback|posture|insole|acrossStores|storeAdds/gi;

/** Business words in the engine: `sources` are file contents by path. */
export function businessWordFaults(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith('src/engine/') && !isAboutWords(file))
    .flatMap(([file, text]) =>
      [...new Set(text.match(businessWords))].map((word) => `${file}: "${word}" is a word of the business`),
    );
}

function isAboutWords(file: string): boolean {
  return file.endsWith('/business-words.ts');
}
