import type { ValidateFunction } from 'ajv/dist/2020';
import { issuesOf } from '../../../schema/contract/issue';
import { anyObject, array, id, object, text, type ValueOf } from '../../../schema/contract/json-schema';
import { batchActions } from '../../../schema/entity-endpoints/writing';
import type { Entity } from '../../../schema/model/entity';
import { actionNamed } from '../../../schema/model/workflow';
import { compileAlone } from '../../../schema/write/validator';
import { invalid, issueOf } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';
import { changeRecords, naming } from './change-records';
import { deleteRecords } from './delete-records';
import { keepAnswer, onceUnder } from './idempotency';
import { inWriteTransaction } from './in-write-transaction';
import { type Intent, type ReadVersions, transitionIntent } from './intent';
import { judgedChange } from './judged-body';
import { actionFields } from './one-record';

export const batchBody = object(
  { action: text, ids: { ...array(id), minItems: 1, maxItems: 1000 } },
  {
    versions: {
      ...array(id),
      description: 'The versions that were read, in the order of the ids. Not given: whatever they are now.',
    },
    values: { ...anyObject, description: 'Fields to change, or that the action asks for.' },
    bodies: {
      ...array(anyObject),
      description: 'The same for each record by itself, in the order of the ids, which must differ then.',
    },
  },
);

type BatchBody = ValueOf<typeof batchBody>;

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
  /** One body per id. */
  readonly bodies: readonly Row[];
  readonly versions: ReadVersions;
}

/** Deletes, updates or transitions all records of the batch, or none. The caller has checked the permission. */
export async function runBatch(write: WriteRequest, body: unknown): Promise<{ count: number }> {
  const { context, entity, actor, key } = write;
  const batch = batchOf(readBody(entity, body));
  const { action, ids, versions } = batch;
  const answer = { count: ids.length };
  return onceUnder(context, actor, key, async () => {
    const intent = action === 'delete' ? undefined : await intentOf(write, batch);
    return inWriteTransaction(write, action, ids, async (transaction) => {
      if (intent) await changeRecords(transaction, write, ids, intent);
      else await deleteRecords(transaction, write, ids, versions);
      if (key) await keepAnswer(transaction, actor, key, answer);
      return answer;
    });
  });
}

function batchOf({ action, ids, values = {}, bodies, versions }: BatchBody): Batch {
  for (const [field, items] of Object.entries({ versions, bodies })) {
    if (!items || items.length === ids.length) continue;
    const rule = items.length < ids.length ? 'minItems' : 'maxItems';
    throw invalid([{ field, rule, params: { limit: ids.length } }]);
  }
  const different = [...new Set(ids)];
  if (bodies && different.length < ids.length) throw invalid([issueOf('ids', 'uniqueItems')]);
  return {
    action,
    ids: different,
    bodies: bodies?.map((body) => ({ ...values, ...body })) ?? different.map(() => values),
    versions: new Map(versions?.map((version, at) => [ids[at] ?? 0, version])),
  };
}

async function intentOf(write: WriteRequest, { action, ids, bodies, versions }: Batch): Promise<Intent> {
  const transition = actionNamed(write.entity, action);
  const read = (body: Row, of: readonly number[]) =>
    transition
      ? actionFields(write, transition, body, of)
      : judgedChange(write, { body, version: 1, ids: of });
  const wanted = new Map<number, Row>();
  const [first = {}] = bodies;
  const isSame = bodies.every((body) => body === first);
  const common = isSame ? await read(first, ids) : {};
  for (const [at, id] of ids.entries()) {
    wanted.set(id, isSame ? common : await naming(write, { id }, () => read(bodies[at] ?? {}, [id])));
  }
  return transition
    ? transitionIntent(write, transition, wanted, versions)
    : { name: action, transition, wanted, versions };
}
