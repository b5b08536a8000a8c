import { canRead } from '../../../entity/access/access';
import type { RecordLimits } from '../../../entity/access/record-limits';
import type { Issue } from '../../../entity/contract/issue';
import { type Refused, refusalIssue } from '../../../entity/write/refusal';
import { invalid } from '../../http/invalid';
import type { Row, Writing } from '../context';

type Asking = Pick<Writing, 'entity' | 'actor'>;

/** Throws a 422 where the record is one with which this may not be done. */
export function assertWithinLimits(
  asking: Asking,
  row: Row,
  limits: RecordLimits | undefined,
  action: string,
): void {
  const rule = limits?.actions[action];
  if (rule !== undefined) throw invalid([refusal(asking, row, { rule, action })]);
}

/** Throws a 422 that names those of the changed fields that stay as they are in this record. */
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
