import { plainLetters } from '../../i18n/plain-letters';

/** An option of the palette. */
export interface Choice {
  readonly id: string;
  readonly icon: string | undefined;
  readonly title: string;
  /** Where the option belongs, or what kind it is. */
  readonly note?: string;
  /** More words that the search matches. */
  readonly alias?: string;
  /** The page that the option opens; only options with a path are remembered. */
  readonly path?: string;
  readonly run: () => void;
}

export interface ChoiceGroup {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** The options that contain every typed word; those whose title starts with the first word come first. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return choices;
  return choices
    .map((choice) => ({ choice, rank: isNamed(choice, typed) ? 4 : rankOf(choice, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ choice }) => choice);
}

/** Whether the typed text equals the title. */
export function isNamed({ title }: Choice, typed: string): boolean {
  return plainLetters(title) === plainLetters(typed.trim());
}

/**
 * 3: the title starts with the first word; 2: a later word of the title starts with it; 1: all words match somewhere;
 * 0: a word is missing.
 */
function rankOf({ title, note = '', alias = '' }: Choice, wanted: readonly string[]): number {
  const name = plainLetters(title);
  const all = plainLetters(`${title} ${note} ${alias}`);
  if (!wanted.every((word) => all.includes(word))) return 0;
  const [first = ''] = wanted;
  if (name.startsWith(first)) return 3;
  return name.includes(` ${first}`) ? 2 : 1;
}
