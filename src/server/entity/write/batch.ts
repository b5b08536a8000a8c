import type { ValidateFunction } from 'ajv/dist/2020';
import type { Principal } from '../../../entity/access/principal';
import { issuesOf } from '../../../entity/contract/issue';
import { anyObject, array, id, object, text, type ValueOf } from '../../../entity/contract/json-schema';
import type { Entity } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import { compileAlone, validatorsOf } from '../../../entity/write/validator';
import { invalid, issueOf, issuesIn } from '../../http/invalid';
import type { Row, Writing } from '../context';
import { changeRecords } from './change-records';
import { committed } from './committed';
import { deleteRecords } from './delete-records';
import { readGiven } from './given';
import { keepAnswer, onceUnder } from './idempotency';
import { type Intent, type ReadVersions, transitionIntent } from './intent';
import { actionFields } from './one-record';
import { storedValues } from './stored-values';

export const batchBody = object(
  { action: text, ids: { ...array(id), minItems: 1, maxItems: 1000 } },
  {
    versions: {
      ...array(id),
      description: 'The versions that were read, in the order of the ids. Not given: whatever they are now.',
    },
    values: { ...anyObject, description: 'Fields to change, or that the action asks for.' },
  },
);

type BatchBody = ValueOf<typeof batchBody>;

/** What a batch can do to records of the entity. */
export function batchActions(entity: Entity): string[] {
  return ['update', 'delete', ...entity.actions.map(({ name }) => name)];
}

let validate: ValidateFunction<BatchBody> | undefined;

function readBody(entity: Entity, body: unknown): BatchBody {
  validate ??= compileAlone<BatchBody>(batchBody, false);
  if (!validate(body)) throw invalid(issuesOf(validate.errors ?? [], body));
  if (!batchActions(entity).includes(body.action)) throw invalid([issueOf('action', 'enum')]);
  return body;
}

interface Batch {
  readonly action: string;
  readonly ids: readonly number[];
  readonly values: Row;
  readonly versions: ReadVersions;
}

/** Deletes, updates or moves along their workflow all of the named records, or none; the caller has checked that the actor can. */
export async function runBatch(writing: Writing, body: unknown): Promise<{ count: number }> {
  const { context, entity, actor, key } = writing;
  const batch = batchOf(readBody(entity, body));
  const { action, ids, versions } = batch;
  const answer = { count: ids.length };
  return onceUnder(context, actor, key, async () => {
    const intent = action === 'delete' ? undefined : await intentOf(writing, batch);
    return committed(writing, action, ids, async (transaction) => {
      if (intent) await changeRecords(transaction, writing, ids, intent);
      else await deleteRecords(transaction, writing, ids, versions);
      if (key) await keepAnswer(transaction, actor, key, answer);
      return answer;
    });
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

async function intentOf(writing: Writing, { action, values, versions }: Batch): Promise<Intent> {
  const { entity, actor } = writing;
  const transition = actionNamed(entity, action);
  if (transition) {
    const wanted = await actionFields(entity, actor, transition, values);
    return transitionIntent(writing, transition, wanted, versions);
  }
  const wanted = await updateFields(entity, actor, values);
  return { name: action, transition, wanted, versions };
}

async function updateFields(entity: Entity, actor: Principal, values: Row): Promise<Row> {
  const { update } = validatorsOf(entity);
  const given = readGiven(actor, entity, values, (read) => issuesIn(update, { ...read, version: 1 }));
  return storedValues(entity, given);
}
