/** Text that a spreadsheet may run as a formula, also after leading blanks and apostrophes. */
const formula = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** The text of a CSV cell that no spreadsheet runs: an apostrophe precedes a text that looks like a formula. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text as it was before `guarded`. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
