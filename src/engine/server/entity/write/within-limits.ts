import { canRead } from '../../../schema/access/access';
import type { RecordLimits } from '../../../schema/access/record-limits';
import type { Issue } from '../../../schema/contract/issue';
import { type Refused, refusalIssue } from '../../../schema/write/refusal';
import { invalid } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';

type LimitedWrite = Pick<WriteRequest, 'entity' | 'actor'>;

/** Throws a 422 if the record's limits forbid the action. */
export function assertWithinLimits(
  write: LimitedWrite,
  row: Row,
  limits: RecordLimits | undefined,
  action: string,
): void {
  const rule = limits?.actions[action];
  if (rule !== undefined) throw invalid([refusal(write, row, { rule, action })]);
}

/** Throws a 422 for changed fields that the record's limits forbid. */
export function assertMayChange(
  write: LimitedWrite,
  row: Row,
  limits: RecordLimits | undefined,
  changes: Row,
): void {
  const issues = Object.keys(changes).flatMap((field) => {
    const rule = limits?.fields[field];
    return rule === undefined ? [] : [refusal(write, row, { rule, action: 'update', field })];
  });
  if (issues.length > 0) throw invalid(issues);
}

function refusal({ entity, actor }: LimitedWrite, row: Row, refused: Refused): Issue {
  return refusalIssue((field) => canRead(actor, field), entity, row, refused);
}
