import { canRead } from '../../../entity/access/access';
import type { RecordLimits } from '../../../entity/access/record-limits';
import type { Issue } from '../../../entity/contract/issue';
import { type Refused, refusalIssue } from '../../../entity/write/refusal';
import { invalid } from '../../http/invalid';
import type { Row, Writing } from '../context';

type Asking = Pick<Writing, 'entity' | 'actor'>;

/** Throws a 422 if the record's limits forbid the action. */
export function assertWithinLimits(
  asking: Asking,
  row: Row,
  limits: RecordLimits | undefined,
  action: string,
): void {
  const rule = limits?.actions[action];
  if (rule !== undefined) throw invalid([refusal(asking, row, { rule, action })]);
}

/** Throws a 422 for changed fields that the record's limits forbid. */
export function assertMayChange(
  asking: Asking,
  row: Row,
  limits: RecordLimits | undefined,
  changes: Row,
): void {
  const issues = Object.keys(changes).flatMap((field) => {
    const rule = limits?.fields[field];
    return rule === undefined ? [] : [refusal(asking, row, { rule, action: 'update', field })];
  });
  if (issues.length > 0) throw invalid(issues);
}

function refusal({ entity, actor }: Asking, row: Row, refused: Refused): Issue {
  return refusalIssue((field) => canRead(actor, field), entity, row, refused);
}
