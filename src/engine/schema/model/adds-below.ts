/** The conditions under which accounts add records below their own. */
export interface AddsBelow {
  /** The setting that must be on; see `LevelSettings`. */
  readonly setting: string;
  /** Fields that a new record copies from the account's own record. */
  readonly same: readonly string[];
  /** Fields that such an account can set on create only. */
  readonly once?: readonly string[];
}
