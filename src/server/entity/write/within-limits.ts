import type { RecordLimits, RecordRefusal } from '../../../entity/access/record-limits';
import type { Issue } from '../../../entity/contract/issue';
import type { Entity } from '../../../entity/model/entity';
import { refusingFields } from '../../../entity/write/record-rules';
import { invalid } from '../../http/invalid';
import type { Row } from '../context';

/** Throws a 422 where the record is one with which this may not be done. */
export function assertWithinLimits(entity: Entity, limits: RecordLimits | undefined, action: string): void {
  const rule = limits?.actions[action];
  if (rule !== undefined) throw invalid([refusal('', rule, refusingFields(entity, rule, action))]);
}

/** Throws a 422 that names those of the changed fields that stay as they are in this record. */
export function assertMayChange(entity: Entity, limits: RecordLimits | undefined, changes: Row): void {
  const issues = Object.keys(changes).flatMap((field) => {
    const rule = limits?.fields[field];
    return rule === undefined ? [] : [refusal(field, rule, refusingFields(entity, rule, 'update', field))];
  });
  if (issues.length > 0) throw invalid(issues);
}

function refusal(field: string, rule: RecordRefusal, fields: readonly string[]): Issue {
  return { field, rule, params: fields.length > 0 ? { fields: fields.join(',') } : {} };
}
