/** What a spreadsheet may run as a formula, also after blanks and after apostrophes that stand before it. */
const formula = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** The text of a cell that a spreadsheet does not run: an apostrophe stands before what looks like a formula. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text as it was before `guarded`. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
