import type { Issue } from '../../../../entity/contract/issue';
import type { Row } from '../../context';

/** A record to store, with its place in the file and what stands against it. */
export interface ReadRow {
  readonly number: number;
  readonly values: Row;
  readonly issues: readonly Issue[];
}

/** The same issues, placed in a line of the file. */
export function inLine(number: number, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, field: `rows.${number}.${issue.field}` }));
}
