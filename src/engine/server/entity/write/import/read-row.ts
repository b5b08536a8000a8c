import type { Issue } from '../../../../schema/contract/issue';
import type { Row } from '../../context';

/** A record to store, with its line number and its issues. */
export interface ReadRow {
  readonly number: number;
  readonly values: Row;
  readonly issues: readonly Issue[];
}

/** Prefixes the fields of the issues with the line. */
export function inLine(number: number, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, field: `rows.${number}.${issue.field}` }));
}
