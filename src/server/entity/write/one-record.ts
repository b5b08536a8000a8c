import type { Principal } from '../../../entity/access/principal';
import type { Action, Entity } from '../../../entity/model/entity';
import { validatorsOf } from '../../../entity/write/validator';
import { inTransaction } from '../../database/transaction';
import type { IdempotencyKey } from '../../http/idempotency-key';
import { issuesIn } from '../../http/invalid';
import type { Row, ServerContext, TakenBody } from '../context';
import { changeRecords } from './change-records';
import { translated } from './database-error';
import { deleteRecords } from './delete-records';
import { withoutEchoes } from './echoes';
import { readGiven, withoutRepeats } from './given';
import { keepAnswer } from './idempotency';
import type { Intent } from './intent';
import { readVersion } from './read-versions';
import { storedValues } from './stored-values';
import { takenBody } from './taken-body';
import { withoutSecrets } from './without-secrets';

/** Merges the body onto the record and gives it as it is then, without secrets. */
export async function updateRecord(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  id: number,
  body: Row,
  key?: IdempotencyKey,
): Promise<Row> {
  const { version, ...sent } = body;
  const { update } = validatorsOf(entity);
  const fields = await withoutEchoes(context, entity, actor, id, version, sent);
  const taken = takenBody(context, entity, fields, 'update');
  const given = readGiven(actor, entity, taken.fields, (read) =>
    withoutRepeats(taken.issues, issuesIn(update, { ...read, version })),
  );
  const wanted = await storedValues(entity, given);
  const intent = {
    name: 'update',
    transition: undefined,
    wanted,
    versions: readVersion(id, Number(version)),
  };
  return changeOne(context, entity, actor, id, intent, key, taken);
}

/** Moves the record along its workflow; of fields the body may give those that the action demands. */
export async function runAction(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  action: Action,
  id: number,
  body: Row,
  key: IdempotencyKey | undefined,
): Promise<Row> {
  const { version, ...fields } = body;
  const wanted = await actionFields(entity, actor, action, fields, version);
  const based = version === undefined ? undefined : Number(version);
  const intent = { name: action.name, transition: action, wanted, versions: readVersion(id, based) };
  return changeOne(context, entity, actor, id, intent, key);
}

/** The fields given with an action, in stored form. Throws a 422 for others and for bad values. */
export async function actionFields(
  entity: Entity,
  actor: Principal,
  action: Action,
  fields: Row,
  version: unknown = 1,
): Promise<Row> {
  const { update } = validatorsOf(entity);
  const given = readGiven(
    actor,
    entity,
    fields,
    (read) => issuesIn(update, { ...read, version }),
    (field) => action.require?.includes(field.name) ?? false,
  );
  return storedValues(entity, given);
}

/** Deletes the record; given a version, only if it is still at that version. */
export async function deleteRecord(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  id: number,
  version: number | undefined,
): Promise<void> {
  await translated(
    context,
    entity,
    () =>
      inTransaction(context.database, (transaction) =>
        deleteRecords(transaction, context, entity, actor, [id], readVersion(id, version)),
      ),
    { actor, ids: [id] },
  );
  await context.hooks[entity.name]?.afterWrite?.([id], 'delete');
}

async function changeOne(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  id: number,
  intent: Intent,
  key: IdempotencyKey | undefined,
  taken?: TakenBody,
): Promise<Row> {
  const row = await translated(context, entity, () =>
    inTransaction(context.database, async (transaction) => {
      const rows = await changeRecords(transaction, context, entity, actor, [id], intent);
      await taken?.store?.(id, actor, transaction);
      const changed = withoutSecrets(entity, rows[0] ?? {});
      if (key) await keepAnswer(transaction, actor, key, changed);
      return changed;
    }),
  );
  await context.hooks[entity.name]?.afterWrite?.([id], intent.name);
  return row;
}
