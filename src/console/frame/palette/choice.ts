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
