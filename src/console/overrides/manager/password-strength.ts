/** 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 1 | 2 | 3 | 4;

/** What guessers try first, after what is known about the account. */
const common = [
  'password',
  'passwort',
  'contrase',
  'qwerty',
  'asdf',
  'letmein',
  'welcome',
  'admin',
  'footwork',
];

/** From so many bits on; a server that answers slowly by design makes 64 plenty. */
const thresholds: readonly (readonly [Strength, number])[] = [
  [4, 64],
  [3, 48],
  [2, 32],
];

const classes: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * A rough estimate, for a hint only: characters that surprise, times the bits of the alphabet they come from.
 * Words that are known or common count as one character, and what repeats or counts on as none. It never
 * knows a dictionary, so a single long word looks better than it is.
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const words = [...common, ...known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))];
  let rest = password;
  for (const word of words.filter(({ length }) => length > 3)) {
    for (let at = rest.toLowerCase().indexOf(word); at >= 0; at = rest.toLowerCase().indexOf(word)) {
      rest = rest.slice(0, at) + rest.charAt(at) + rest.slice(at + word.length);
    }
  }
  const alphabet = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const bits = surprises(rest) * Math.log2(Math.max(alphabet, 1));
  return thresholds.find(([, least]) => bits >= least)?.[0] ?? 1;
}

/** Characters that neither repeat the one before nor go on counting as the two before do. */
function surprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const [before, earlier] = [codes[at - 1], codes[at - 2]];
    if (before === undefined) return true;
    const step = code - before;
    return step !== 0 && !(Math.abs(step) === 1 && earlier !== undefined && before - earlier === step);
  }).length;
}
