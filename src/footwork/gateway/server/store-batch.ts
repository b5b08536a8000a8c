import { sql } from 'kysely';
import { AppError } from '#engine/schema/contract/app-error';
import type { Issue } from '#engine/schema/contract/issue';
import { entityNamed } from '#engine/schema/declaration/model';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { sqlTypeOf } from '#engine/server/database/columns';
import { quote } from '#engine/server/database/sql-text';
import { Parameters, run, runOne, where } from '#engine/server/database/statement';
import { afterCommit, inTransaction, type Transaction } from '#engine/server/database/transaction';
import type { Row, ServerContext } from '#engine/server/entity/context';
import { translated } from '#engine/server/entity/write/database-error';
import { invalid, issueOf } from '#engine/server/http/invalid';
import type { BatchKind } from './batch-kind';
import type { Device } from './device';
import { type DeviceState, noteCall } from './note-call';
import { type ReadItem, readItems } from './read-items';
import { storeNewStatement } from './store-new';

export interface Taken {
  readonly stored: number;
  /** Number of items that the same device sent before. */
  readonly known: number;
  readonly issues: readonly Issue[];
}

/**
 * Stores the valid items whose keys are new; throws a 422 if afterwards none of the items is stored for the device.
 */
export async function storeBatch(
  context: ServerContext,
  device: Device,
  kind: BatchKind,
  batch: readonly Row[],
  state: DeviceState,
): Promise<Taken> {
  const entity = entityNamed(context.model, kind.entity);
  if (device.store === null && fieldNamed(entity, 'store').required) throw new AppError('deviceWithoutStore');
  const known = { store: device.store, device: device.id };
  const { items, issues } = readItems(entity, device, kind, batch, known, context.now());
  if (items.length === 0) throw invalid(issues);
  return translated(context, entity, () =>
    inTransaction(context.database, async (transaction) => {
      // Inserting an item takes a shared lock on its device, and the end of the batch updates the device: two batches
      // of one device would deadlock without this lock.
      await sql`select 1 from device where id = ${device.id} for no key update`.execute(transaction);
      const taken = await store(transaction, entity, device, kind, items);
      const all = [...issues, ...taken.issues];
      if (taken.stored + taken.known === 0) throw invalid(all);
      const use = { tests: kind.isTest ? taken.stored : 0, isUsed: kind.isTest };
      await noteCall(context, transaction, device, state, use);
      if (taken.stored > 0) afterCommit(transaction, () => context.changed(entity, [{ ...device }]));
      return { ...taken, issues: all };
    }),
  );
}

async function store(
  transaction: Transaction,
  entity: Entity,
  device: Device,
  { name, key, complete }: BatchKind,
  items: readonly ReadItem[],
): Promise<Taken> {
  const completed = complete ? await complete(transaction, device, items) : items;
  const sound = completed.filter(({ issue }) => issue === undefined);
  const rows = [...new Map(sound.toReversed().map(({ row }) => [row[key], row])).values()];
  const statement = storeNewStatement(entity, device, key, rows);
  const { stored } = await runOne<{ stored: number }>(transaction, statement);
  if (stored === items.length) return { stored, known: 0, issues: [] };
  const own = await ownKeys(transaction, entity, device, key, items);
  const issues = completed
    .filter(({ row }) => !own.has(row[key]))
    .map(({ at, issue }) => issue ?? issueOf(`${name}.${at}.${key}`, 'unique'));
  return { stored, known: items.length - stored - issues.length, issues };
}

/** Queried after the insert: the keys that are now stored for the device. */
async function ownKeys(
  transaction: Transaction,
  entity: Entity,
  { id }: Device,
  key: string,
  items: readonly ReadItem[],
): Promise<ReadonlySet<unknown>> {
  const parameters = new Parameters();
  const keys = `${parameters.bind(items.map(({ row }) => row[key]))}::${sqlTypeOf(fieldNamed(entity, key))}[]`;
  const conditions = [`${quote(key)} = any(${keys})`, `device = ${parameters.bind(id)}`];
  const text = `select ${quote(key)} as key from ${quote(entity.table)}${where(conditions)}`;
  const found = await run<{ key: unknown }>(transaction, parameters.statement(text));
  return new Set(found.map((row) => row.key));
}
