import { readableFields } from '../../../schema/access/access';
import type { Principal } from '../../../schema/access/principal';
import type { Entity } from '../../../schema/model/entity';
import type { Connection } from '../../database/transaction';
import type { Row, WriteRequest } from '../context';
import { answeredLimits } from '../record-limits';
import { idOfRow } from './stored-rows';

/** The readable fields of a row, which a write returned or an idempotency key kept. Normalises times of jsonb. */
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

/** The row with the members of the `annotate` hook and `_limits`. */
export async function annotatedRow(write: WriteRequest, row: Row, connection: Connection): Promise<Row> {
  const { context, entity } = write;
  const id = idOfRow(row);
  const annotations = await context.hooks[entity.name]?.annotate?.(id, connection);
  const limits = await answeredLimits(write, [id], connection);
  return { ...row, ...annotations, ...(limits.has(id) && { _limits: limits.get(id) }) };
}
