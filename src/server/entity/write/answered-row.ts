import { readableFields } from '../../../entity/access/access';
import type { Principal } from '../../../entity/access/principal';
import type { Entity } from '../../../entity/model/entity';
import type { Connection } from '../../database/transaction';
import type { Row, Writing } from '../context';
import { answeredLimits } from '../record-limits';
import { idOfRow } from './stored-rows';

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

/** The row with everything that the answer adds to its fields, as the connection sees it. */
export async function annotatedRow(writing: Writing, row: Row, connection: Connection): Promise<Row> {
  const { context, entity } = writing;
  const id = idOfRow(row);
  const beside = await context.hooks[entity.name]?.beside?.(id, connection);
  const limits = await answeredLimits(writing, [id], connection);
  return { ...row, ...beside, ...(limits.has(id) && { _limits: limits.get(id) }) };
}
