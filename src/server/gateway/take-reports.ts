import type { DevicePrincipal } from '../../entity/access/principal';
import { AppError } from '../../entity/contract/app-error';
import type { Issue } from '../../entity/contract/issue';
import { entityNamed } from '../../entity/declaration/model';
import type { Entity } from '../../entity/model/entity';
import { quote } from '../database/sql-text';
import { run, runOne } from '../database/statement';
import { inTransaction, type Transaction } from '../database/transaction';
import type { Row, ServerContext } from '../entity/context';
import { translated } from '../entity/write/database-error';
import { invalid, issueOf } from '../http/invalid';
import { type DeviceState, noteCall } from './note-call';
import { type ReadItem, readItems } from './read-items';
import { storeNewStatement } from './store-new';

/** What became of the items of a batch. */
export interface Taken {
  readonly stored: number;
  /** Sent before by the same device. */
  readonly known: number;
  readonly issues: readonly Issue[];
}

/** Stores the valid reports whose numbers are new; throws a 422 where none of them is valid. */
export async function takeReports(
  context: ServerContext,
  device: DevicePrincipal,
  batch: readonly Row[],
  state: DeviceState,
): Promise<Taken> {
  if (device.store === null) throw new AppError('deviceWithoutStore');
  const entity = entityNamed(context.model, 'report');
  const known = { store: device.store, device: device.id };
  const { items, issues } = readItems(entity, device, 'reports', batch, known);
  if (items.length === 0) throw invalid(issues);
  const taken = await translated(context, entity, () =>
    inTransaction(context.database, async (transaction) => {
      const done = await store(transaction, entity, device, items);
      await noteCall(context, transaction, device, state, { tests: done.stored, isUsed: true });
      return done;
    }),
  );
  return { ...taken, issues: [...issues, ...taken.issues] };
}

async function store(
  transaction: Transaction,
  entity: Entity,
  device: DevicePrincipal,
  items: readonly ReadItem[],
): Promise<Taken> {
  const byNumber = new Map(items.toReversed().map(({ row }) => [row.report_number, row]));
  const rows = await withCustomers(transaction, entity, device, [...byNumber.values()]);
  const statement = storeNewStatement(entity, device, 'report_number', rows);
  const { stored } = await runOne<{ stored: number }>(transaction, statement);
  if (stored === items.length) return { stored, known: 0, issues: [] };
  const taken = await numbersOfOthers(transaction, entity, device, [...byNumber.keys()]);
  const issues = items
    .filter(({ row }) => taken.has(row.report_number))
    .map(({ at }) => issueOf(`reports.${at}.report_number`, 'unique'));
  return { stored, known: items.length - stored - issues.length, issues };
}

/** A report belongs to the customer of its store that has its customer number. */
async function withCustomers(
  transaction: Transaction,
  entity: Entity,
  { store }: DevicePrincipal,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const numbers = rows.map(({ customer_number }) => customer_number).filter((number) => number != null);
  if (!entity.fields.has('customer') || numbers.length === 0) return rows;
  const found = await run<{ id: number; customer_number: string }>(transaction, {
    sql: 'select id, customer_number from customer where store = $1 and customer_number = any($2::text[])',
    parameters: [store, numbers],
  });
  const ids = new Map<unknown, number>(found.map(({ id, customer_number }) => [customer_number, id]));
  return rows.map((row) => ({ ...row, customer: ids.get(row.customer_number) ?? null }));
}

/** Asked once the own rows are stored: which of the numbers are those of reports of other devices. */
async function numbersOfOthers(
  transaction: Transaction,
  entity: Entity,
  { id }: DevicePrincipal,
  numbers: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  const found = await run<{ report_number: string }>(transaction, {
    sql: `select report_number from ${quote(entity.table)}
      where report_number = any($1::text[]) and device is distinct from $2`,
    parameters: [numbers, id],
  });
  return new Set(found.map(({ report_number }) => report_number));
}
