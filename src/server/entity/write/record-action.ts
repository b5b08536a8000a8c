import type { Principal } from '../../../entity/access/principal';
import type { Entity } from '../../../entity/model/entity';
import { literal, quote } from '../../database/sql-text';
import { run } from '../../database/statement';
import type { Transaction } from '../../database/transaction';
import { recorded, writer, writerCount, writerParameters } from './recorded';

/** Puts an action that leaves the record as it is, with its version, into its history. */
export async function recordAction(
  transaction: Transaction,
  entity: Entity,
  id: number,
  actor: Principal,
  action: string,
): Promise<void> {
  const entry = `entry as (
  select id as record_id, version, '{}'::jsonb as changes from ${quote(entity.table)} where id = $${writerCount + 1}
)`;
  const parts = [writer, entry, ...recorded(entity, literal(action), 'entry')];
  await run(transaction, {
    sql: `with ${parts.join(', ')}\nselect from writer`,
    parameters: [...writerParameters(actor), id],
  });
}
