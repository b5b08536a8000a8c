import { readableFields } from '../../../entity/access/access';
import type { Principal } from '../../../entity/access/principal';
import type { Entity } from '../../../entity/model/entity';
import type { Row } from '../context';

/** What the actor may see of a row that a write gave, or that was kept under a key: jsonb prints times in a form of its own. */
export function answeredRow(actor: Principal, entity: Entity, row: Row): Row {
  const answer: Row = {};
  for (const field of readableFields(actor, entity)) {
    const value = row[field.name];
    if (value === undefined) continue;
    answer[field.name] =
      field.type === 'dateTime' && typeof value === 'string' ? new Date(value).toISOString() : value;
  }
  return answer;
}
