import type { RecordLimits } from '../../../entity/access/record-limits';
import { invalid } from '../../http/invalid';
import type { Row } from '../context';

/** Throws a 422 where the record is one with which this may not be done. */
export function assertWithinLimits(limits: RecordLimits | undefined, action: string): void {
  const rule = limits?.actions[action];
  if (rule !== undefined) throw invalid([{ field: '', rule, params: {} }]);
}

/** Throws a 422 that names those of the changed fields that stay as they are in this record. */
export function assertMayChange(limits: RecordLimits | undefined, changes: Row): void {
  const issues = Object.keys(changes).flatMap((field) => {
    const rule = limits?.fields[field];
    return rule === undefined ? [] : [{ field, rule, params: {} }];
  });
  if (issues.length > 0) throw invalid(issues);
}
