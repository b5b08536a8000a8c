/** An action in the menu of a record's page. */
export interface Tool {
  readonly key: string;
  readonly title: string;
  /** Hard to undo. */
  readonly danger?: boolean | undefined;
  /** Why the action is not possible now; undefined if it is. */
  readonly reason?: string | undefined;
  readonly onChoose: () => void;
}
