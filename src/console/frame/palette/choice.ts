import { plainLetters } from '../../i18n/plain-letters';

/** Something to choose in the palette. */
export interface Choice {
  readonly id: string;
  readonly icon: string | undefined;
  readonly title: string;
  /** Where it belongs, or what it is. */
  readonly note?: string;
  /** Further words that it is found by. */
  readonly alias?: string;
  /** The page that it opens; such a choice can be remembered. */
  readonly path?: string;
  readonly run: () => void;
}

export interface ChoiceGroup {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** The choices that hold every typed word, those whose title begins with them first. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return choices;
  return choices
    .map((choice) => ({ choice, rank: isNamed(choice, typed) ? 4 : rankOf(choice, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ choice }) => choice);
}

/** Whether the choice is called as was typed. */
export function isNamed({ title }: Choice, typed: string): boolean {
  return plainLetters(title) === plainLetters(typed.trim());
}

/** Three for the beginning of the title, two for a word in it, one for anywhere; none where a word is missing. */
function rankOf({ title, note = '', alias = '' }: Choice, wanted: readonly string[]): number {
  const name = plainLetters(title);
  const all = plainLetters(`${title} ${note} ${alias}`);
  if (!wanted.every((word) => all.includes(word))) return 0;
  const [first = ''] = wanted;
  if (name.startsWith(first)) return 3;
  return name.includes(` ${first}`) ? 2 : 1;
}
