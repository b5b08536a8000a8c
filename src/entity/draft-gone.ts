/** What became of a draft of the menus that is no more: in the `data` of a 404, as `gone`. */
export interface DraftGone {
  readonly way: 'deleted' | 'published';
  /** Whose work that was; null where the account is gone too. */
  readonly by: string | null;
}
