/** How a store account, whose own record this is, comes to add others. */
export interface StoreAdds {
  /** The setting of its partner that must be turned on. */
  readonly setting: string;
  /** Fields that a new record takes from the store's own. */
  readonly same: readonly string[];
  /** Fields that a store gives to what it adds, and leaves as they are from then on. */
  readonly once?: readonly string[];
}
