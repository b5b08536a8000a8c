import type { Principal } from '../../../entity/access/principal';
import { addsBelowOwn, rowScope } from '../../../entity/access/row-scope';
import type { Entity } from '../../../entity/model/entity';
import { validatorsOf } from '../../../entity/write/validator';
import { type Connection, inTransaction, retrying, run } from '../../database/transaction';
import type { IdempotencyKey } from '../../http/idempotency-key';
import { issuesIn } from '../../http/invalid';
import type { Row, ServerContext, TakenBody } from '../context';
import { assertMayName } from '../files/may-name';
import { namingValues } from '../files/named-files';
import { createStatement, linksOf } from './create-statement';
import { translated } from './database-error';
import { assertExisting } from './existing-values';
import { readGiven, withoutRepeats } from './given';
import { assertInScope, assertReferences, filledValues, limitedReferences } from './scope';
import { idOfRow } from './stored-rows';
import { storedValues } from './stored-values';
import { takenBody } from './taken-body';

/**
 * Stores a new record and gives it back without secrets. One statement in one round trip, unless
 * the actor sees only some of the rows concerned, or a hook of the entity has a say.
 */
export async function createRecord(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  body: Row,
  key: IdempotencyKey | undefined,
): Promise<Row> {
  const { create } = validatorsOf(entity);
  const filled = await filledValues(context.database.kysely, actor, entity);
  const taken = takenBody(context, entity, body, 'create');
  const given = readGiven(actor, entity, taken.fields, (read) =>
    withoutRepeats(taken.issues, issuesIn(create, Object.assign(read, { ...filled, ...read }))),
  );
  const values = await storedValues(entity, given);
  await assertMayName(context.database.kysely, context.model, actor, namingValues(entity, values));
  await assertExisting(context.database.kysely, context.model, actor, entity, values);
  const row = await translated(context, entity, () =>
    taken.store || taken.complete || needsTransaction(context, entity, actor)
      ? createChecked(context, entity, actor, values, key, taken)
      : retrying(() => insert(context.database.kysely, entity, actor, values, key)),
  );
  await context.hooks[entity.name]?.afterWrite?.([idOfRow(row)], 'create');
  return row;
}

function needsTransaction(context: ServerContext, entity: Entity, actor: Principal): boolean {
  return (
    context.hooks[entity.name]?.prepare !== undefined ||
    rowScope(actor, entity).kind !== 'all' ||
    limitedReferences(actor, entity, context.model).length > 0
  );
}

function createChecked(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  values: Row,
  key: IdempotencyKey | undefined,
  taken: TakenBody,
): Promise<Row> {
  return inTransaction(context.database, async (transaction) => {
    const prepare = context.hooks[entity.name]?.prepare?.(actor, transaction);
    const ready = prepare ? await prepare(values, undefined) : values;
    const prepared = taken.complete ? await taken.complete(ready, transaction) : ready;
    await assertReferences(transaction, context.model, actor, entity, prepared);
    const row = await insert(transaction, entity, actor, prepared, key);
    // What is added below one's own was made to belong there; the actor was read before it was.
    if (!addsBelowOwn(actor, entity)) assertInScope(actor, entity, [row]);
    await taken.store?.(idOfRow(row), actor, transaction);
    return row;
  });
}

async function insert(
  connection: Connection,
  entity: Entity,
  actor: Principal,
  values: Row,
  key: IdempotencyKey | undefined,
): Promise<Row> {
  const { sql, parameters } = createStatement(entity, actor, values, key);
  const [row] = await run<Row>(connection, sql, parameters);
  if (!row) throw new Error(`Nothing was inserted into ${entity.table}`);
  return { ...row, ...linksOf(entity, values) };
}
