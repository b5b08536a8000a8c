/** The conditions under which a store account adds records below its own. */
export interface StoreAdds {
  /** The setting that its partner must have turned on. */
  readonly setting: string;
  /** Fields that a new record copies from the store's own record. */
  readonly same: readonly string[];
  /** Fields that a store can set on create only. */
  readonly once?: readonly string[];
}
