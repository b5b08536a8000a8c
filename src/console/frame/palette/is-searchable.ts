/** Of these scripts one sign is a word. */
const wordy = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether this much is typed that a search for it finds less than everything. */
export function isSearchable(typed: string): boolean {
  return [...typed].length >= 2 || wordy.test(typed);
}
