import { plainLetters } from '../../i18n/plain-letters';

/** An option of the palette. */
export interface Choice {
  readonly id: string;
  readonly icon: string | undefined;
  readonly title: string;
  /** What tells the option from others with the same title. */
  readonly subtitle?: string | undefined;
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
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return choices;
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice, typed, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ choice }) => choice);
}

/** The groups in the order of their best matches; groups with equal matches keep their order. */
export function bestFirst(groups: readonly ChoiceGroup[], typed: string): readonly ChoiceGroup[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return groups;
  const rank = ({ choices }: ChoiceGroup) =>
    Math.max(0, ...choices.map((choice) => rankOf(choice, typed, wanted)));
  return groups.toSorted((one, other) => rank(other) - rank(one));
}

function wordsOf(typed: string): readonly string[] {
  return plainLetters(typed).split(/\s+/).filter(Boolean);
}

/**
 * 4: the typed text is the title; 3: the title starts with the first word; 2: a later word of the title starts with it;
 * 1: all words match somewhere; 0: a word is missing.
 */
function rankOf(choice: Choice, typed: string, wanted: readonly string[]): number {
  const { title, subtitle = '', note = '', alias = '' } = choice;
  const name = plainLetters(title);
  if (name === plainLetters(typed.trim())) return 4;
  const all = plainLetters(`${title} ${subtitle} ${note} ${alias}`);
  if (!wanted.every((word) => all.includes(word))) return 0;
  const [first = ''] = wanted;
  if (name.startsWith(first)) return 3;
  return name.includes(` ${first}`) ? 2 : 1;
}
