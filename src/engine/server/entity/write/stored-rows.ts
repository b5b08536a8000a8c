import type { RowScope } from '../../../schema/access/row-scope';
import type { Entity } from '../../../schema/model/entity';
import { linkFields } from '../../database/columns';
import { quote } from '../../database/sql-text';
import { run } from '../../database/statement';
import type { Transaction } from '../../database/transaction';
import type { Row } from '../context';
import { scopeCondition } from './scope';
import { wholeRecord } from './statement-text';

/** Reads and locks whole records, including secrets. Locks by ascending id, so that two batches cannot deadlock. */
export async function lockRows(
  transaction: Transaction,
  entity: Entity,
  ids: readonly number[],
  scope: RowScope,
): Promise<Row[]> {
  const condition = scopeCondition(scope, 2);
  const hasLinks = linkFields(entity).length > 0;
  const locked = await run<Row>(transaction, {
    sql: `select ${hasLinks ? 't.id' : wholeRecord(entity)} from ${quote(entity.table)} as t
     where t.id = any($1::bigint[]) and ${condition.sql} order by t.id for no key update`,
    parameters: [ids, ...condition.values],
  });
  if (!hasLinks) return locked;
  // After waiting for a lock, a statement sees the new row but the old links. A second query reads the new links.
  return run<Row>(transaction, {
    sql: `select ${wholeRecord(entity)} from ${quote(entity.table)} as t where t.id = any($1::bigint[]) order by t.id`,
    parameters: [locked.map(idOfRow)],
  });
}

export function idOfRow(row: Row): number {
  return Number(row.id);
}

export function versionOf(row: Row): number {
  return Number(row.version);
}
