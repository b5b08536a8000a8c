import { appName } from '../../../schema/contract/app';

/** 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 1 | 2 | 3 | 4;

/** Common parts of passwords; guessers try them early. */
const common = ['password', 'passwort', 'contrase', 'qwerty', 'asdf', 'letmein', 'welcome', 'admin'];

/** Minimum bits for each strength. 64 is plenty, since the server is deliberately slow. */
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
 * A rough estimate, for a hint only: number of unpredictable characters times the bits per character of their
 * alphabet. A known or common word counts as one character; repetitions and sequences count as none. There is no
 * dictionary, so a single long word is overrated.
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const words = [
    ...common,
    ...[appName, ...known].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ];
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

/** Number of characters that neither repeat the one before nor continue a sequence such as `abc` or `321`. */
function surprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const [before, earlier] = [codes[at - 1], codes[at - 2]];
    if (before === undefined) return true;
    const step = code - before;
    return step !== 0 && !(Math.abs(step) === 1 && earlier !== undefined && before - earlier === step);
  }).length;
}
