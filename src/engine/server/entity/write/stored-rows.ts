import type { RowScope } from '../../../schema/access/row-scope';
import type { Entity } from '../../../schema/model/entity';
import { linkFields } from '../../database/columns';
import { quote } from '../../database/sql-text';
import { Parameters, run, where } from '../../database/statement';
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
  const parameters = new Parameters();
  const conditions = [`t.id = any(${parameters.bind(ids)}::bigint[])`, scopeCondition(scope, parameters)];
  const hasLinks = linkFields(entity).length > 0;
  const from = `from ${quote(entity.table)} as t`;
  const locked = await run<Row>(
    transaction,
    parameters.statement(
      `select ${hasLinks ? 't.id' : wholeRecord(entity)} ${from}${where(conditions)} order by t.id for no key update`,
    ),
  );
  if (!hasLinks) return locked;
  // After waiting for a lock, a statement sees the new row but the old links. A second query reads the new links.
  const again = new Parameters();
  const found = again.bind(locked.map(idOfRow));
  return run<Row>(
    transaction,
    again.statement(
      `select ${wholeRecord(entity)} ${from} where t.id = any(${found}::bigint[]) order by t.id`,
    ),
  );
}

export function idOfRow(row: Row): number {
  return Number(row.id);
}

export function versionOf(row: Row): number {
  return Number(row.version);
}
