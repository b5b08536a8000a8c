/** What became of a draft of the menus that is no more: in the `data` of a 404, as `gone`. */
export interface DraftGone {
  readonly way: 'deleted' | 'published';
  /** Whose work that was; null where the account is gone too. */
  readonly by: string | null;
  /** What was published; null where nothing was, or by an earlier release. */
  readonly became: Published | null;
}

/** What a draft or an earlier state became when it was published. */
export interface Published {
  /** The revision. */
  readonly revision: number;
  /** The ids that the entries of a draft were given, by those they had in it. */
  readonly ids: Readonly<Record<string, number>>;
}
