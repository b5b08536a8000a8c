import type { Principal } from '../../../schema/access/principal';
import type { Entity } from '../../../schema/model/entity';
import { literal, quote } from '../../database/sql-text';
import { run } from '../../database/statement';
import type { Transaction } from '../../database/transaction';
import { historyInsert, writer, writerParameters } from './write-history';

/** Adds an action to the history that changes neither the record nor its version. */
export async function recordAction(
  transaction: Transaction,
  entity: Entity,
  id: number,
  actor: Principal,
  action: string,
): Promise<void> {
  const parameters = writerParameters(actor);
  const entry = `entry as (
  select id as record_id, version, '{}'::jsonb as changes from ${quote(entity.table)} where id = ${parameters.bind(id)}
)`;
  const parts = [writer, entry, ...historyInsert(entity, literal(action), 'entry')];
  await run(transaction, parameters.statement(`with ${parts.join(', ')}\nselect from writer`));
}
