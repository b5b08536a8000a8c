import { addsBelowOwn, rowScope } from '../../../schema/access/row-scope';
import { nestedReferences } from '../../../schema/model/nested-fields';
import { hasRecordRules } from '../../../schema/write/record-rules';
import { runOne } from '../../database/statement';
import { type Connection, inTransaction, retrying, type Transaction } from '../../database/transaction';
import { invalid } from '../../http/invalid';
import type { ParsedBody, Row, WriteRequest } from '../context';
import type { FoundRow } from '../read/record/record-statement';
import { annotatedRow } from './answered-row';
import { parsedBody } from './caller-values';
import { withCopiedDefaults } from './copied-defaults';
import { createStatement, linksOf } from './create-statement';
import { translated } from './database-error';
import { judgedNew } from './judged-body';
import { assertInScope, assertReferences, filledValues, limitedReferences } from './scope';
import { assertStorable } from './storable-values';
import { idOfRow } from './stored-rows';
import { storedValues } from './stored-values';
import { hasRefWhere, unfitIssues } from './unfit-references';
import { withTakenIssues } from './unique/taken-issues';

/**
 * Stores a new record and returns it without secrets, annotated. One statement in one round trip, unless a hook, row
 * scope or a check of references needs a transaction.
 */
export async function createRecord(write: WriteRequest, body: Row): Promise<Row> {
  const { context, entity, actor } = write;
  const { kysely } = context.database;
  const filled = await filledValues(kysely, actor, entity);
  const taken = parsedBody(context, entity, body, 'create');
  const [fields = {}] = await withCopiedDefaults(kysely, write, [taken.fields]);
  const { values: sent, issues } = judgedNew(write, fields, filled, taken.issues);
  if (issues.length > 0) throw invalid(issues);
  const values = await storedValues(write, sent);
  await assertStorable(kysely, write, values);
  const store = () =>
    taken.store || taken.complete || needsTransaction(write)
      ? inTransaction(context.database, (transaction) => createChecked(transaction, write, values, taken))
      : retrying(() => insert(kysely, write, values));
  const row = await withTakenIssues(
    write,
    async () => values,
    () => translated(context, entity, store),
  );
  context.changed(entity, [row]);
  await context.hooks[entity.name]?.afterWrite?.([idOfRow(row)], 'create');
  return row;
}

function needsTransaction({ context, entity, actor }: WriteRequest): boolean {
  const { prepare, annotate, limits } = context.hooks[entity.name] ?? {};
  return (
    [prepare, annotate, limits].some((hook) => hook !== undefined) ||
    hasRecordRules(entity) ||
    nestedReferences(entity).length > 0 ||
    hasRefWhere(entity) ||
    rowScope(actor, entity).kind !== 'all' ||
    limitedReferences(actor, entity, context.model).length > 0
  );
}

async function createChecked(
  transaction: Transaction,
  write: WriteRequest,
  values: Row,
  taken: ParsedBody,
): Promise<Row> {
  const { context, entity, actor } = write;
  const prepare = context.hooks[entity.name]?.prepare?.(actor, transaction);
  const ready = prepare ? await prepare(values, undefined) : values;
  const prepared = taken.complete ? await taken.complete(ready, transaction) : ready;
  await assertReferences(transaction, write, prepared);
  const row = await insert(transaction, write, prepared);
  // A record added below the actor's own is in the row scope, but the actor was loaded before the record existed.
  if (!addsBelowOwn(actor, entity)) assertInScope(actor, entity, [row]);
  const [unfit = []] = await unfitIssues(transaction, context.model, entity, [{ row }]);
  if (unfit.length > 0) throw invalid(unfit);
  await taken.store?.(idOfRow(row), actor, transaction);
  return annotatedRow(write, row, transaction);
}

async function insert(
  connection: Connection,
  { entity, actor, key }: WriteRequest,
  values: Row,
): Promise<Row> {
  const { row } = await runOne<FoundRow>(connection, createStatement(entity, actor, values, key));
  return Object.assign(JSON.parse(row), linksOf(entity, values));
}
