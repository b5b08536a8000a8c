/** A login that succeeded, as its owner sees it. */
export interface SignIn {
  /** ISO 8601. */
  readonly at: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
}
