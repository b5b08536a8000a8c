/** Something that can be done with a record, as its page offers it. */
export interface Tool {
  readonly key: string;
  readonly title: string;
  /** Not easily undone. */
  readonly danger?: boolean | undefined;
  /** Why it is not possible now; undefined when it is. */
  readonly reason?: string | undefined;
  readonly onChoose: () => void;
}
