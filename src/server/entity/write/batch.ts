import type { Principal } from '../../../entity/access/principal';
import type { Entity } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import { validatorsOf } from '../../../entity/write/validator';
import { inTransaction } from '../../database/transaction';
import type { IdempotencyKey } from '../../http/idempotency-key';
import { invalid, issuesIn } from '../../http/invalid';
import type { Row, ServerContext } from '../context';
import { changeRecords } from './change-records';
import { translated } from './database-error';
import { deleteRecords } from './delete-records';
import { readGiven } from './given';
import { keepAnswer, onceUnder } from './idempotency';
import type { Intent } from './intent';
import { actionFields } from './one-record';
import type { ReadVersions } from './read-versions';
import { storedValues } from './stored-values';

/** As `closeBodies` lets it pass. */
export interface BatchBody {
  readonly action: string;
  readonly ids: readonly number[];
  readonly values?: Row;
  readonly versions?: readonly number[];
}

interface Batch {
  readonly action: string;
  readonly ids: readonly number[];
  readonly values: Row;
  readonly versions: ReadVersions;
}

/** Deletes, updates or moves along their workflow all of the named records, or none; whether the actor may is asked before. */
export async function runBatch(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  body: BatchBody,
  key: IdempotencyKey | undefined,
): Promise<{ count: number }> {
  const batch = batchOf(body);
  const { action, ids, versions } = batch;
  const answer = { count: ids.length };
  return onceUnder(context, actor, key, async () => {
    const intent = action === 'delete' ? undefined : await intentOf(entity, actor, batch);
    const write = () =>
      inTransaction(context.database, async (transaction) => {
        if (intent) await changeRecords(transaction, context, entity, actor, ids, intent);
        else await deleteRecords(transaction, context, entity, actor, ids, versions);
        if (key) await keepAnswer(transaction, actor, key, answer);
      });
    await translated(context, entity, write, intent ? undefined : { actor, ids });
    await context.hooks[entity.name]?.afterWrite?.(ids, action);
    return answer;
  });
}

function batchOf({ action, ids, values = {}, versions }: BatchBody): Batch {
  if (versions && versions.length !== ids.length) {
    const rule = versions.length < ids.length ? 'minItems' : 'maxItems';
    throw invalid([{ field: 'versions', rule, params: { limit: ids.length } }]);
  }
  return {
    action,
    ids: [...new Set(ids)],
    values,
    versions: new Map(versions?.map((version, at) => [ids[at] ?? 0, version])),
  };
}

async function intentOf(entity: Entity, actor: Principal, batch: Batch): Promise<Intent> {
  const transition = actionNamed(entity, batch.action);
  const wanted = transition
    ? await actionFields(entity, actor, transition, batch.values)
    : await updateFields(entity, actor, batch.values);
  return { name: batch.action, transition, wanted, versions: batch.versions };
}

async function updateFields(entity: Entity, actor: Principal, values: Row): Promise<Row> {
  const { update } = validatorsOf(entity);
  const given = readGiven(actor, entity, values, (read) => issuesIn(update, { ...read, version: 1 }));
  return storedValues(entity, given);
}
