import type { FastifyRequest } from 'fastify';
import { assertCan, can } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import { batchActions } from '../../../schema/entity-endpoints/writing';
import type { Entity } from '../../../schema/model/entity';
import { ok } from '../../http/envelope';
import { issuesInWords } from '../../http/error-words';
import { idempotencyKey } from '../../http/idempotency-key';
import { invalid, issueOf } from '../../http/invalid';
import { idIn, numberIn } from '../../http/request-numbers';
import type { Row, ServerContext, WriteRequest } from '../context';
import type { EntityHandlers, EntityRequest } from '../entity-handlers';
import { annotatedRow, answeredRow } from './answered-row';
import { runBatch } from './batch';
import { createRecord } from './create-record';
import { onceUnder } from './idempotency';
import { csvFile } from './import/csv-file';
import { csvText } from './import/csv-table';
import { importRecords, isDryRun } from './import/import-records';
import { deleteRecord, runAction, updateRecord } from './one-record';

/** The writing endpoints. */
export function writeHandlers(context: ServerContext, entity: Entity) {
  const answered = ({ actor, language }: EntityRequest, row: Row) => {
    const answer = answeredRow(actor, entity, row);
    const warnings = context.hooks[entity.name]?.warnings?.(answer) ?? [];
    for (const name of Object.keys(row)) if (!entity.fields.has(name)) answer[name] = row[name];
    if (warnings.length === 0) return ok(answer);
    return ok({ ...answer, warnings: issuesInWords(language, warnings, entity) });
  };
  /** Answers the stored row, or the kept answer of an earlier request with the same idempotency key. */
  const answeredOnce = async (request: EntityRequest, work: (write: WriteRequest) => Promise<Row>) => {
    const { actor } = request;
    const key = idempotencyKey(request, bodyOf(request));
    const write = { context, entity, actor, key };
    const again = (kept: unknown) => annotatedRow(write, kept as Row, context.database.kysely);
    return answered(request, await onceUnder(context, actor, key, () => work(write), again));
  };

  return {
    create: (request) => answeredOnce(request, (write) => createRecord(write, bodyOf(request))),

    update: async (request) => {
      const { actor } = request;
      const id = idIn(request.params);
      return answered(request, await updateRecord({ context, entity, actor }, id, bodyOf(request)));
    },

    delete: async (request) => {
      const { actor } = request;
      assertEmpty(bodyOf(request));
      const version = numberIn('version', request.query.version);
      await deleteRecord({ context, entity, actor }, idIn(request.params), version);
      return ok(null);
    },

    batch: async (request) => {
      const { actor } = request;
      const body = bodyOf(request);
      const { action } = body;
      if (isBatchAction(entity, action)) assertCan(actor, action, entity);
      const key = idempotencyKey(request, body);
      return ok(await runBatch({ context, entity, actor, key }, body));
    },

    import: async (request) => {
      const { actor } = request;
      const dryRun = isDryRun(request.query.dryRun);
      const text = csvText(await csvFile(request));
      const key = dryRun ? undefined : idempotencyKey(request, text);
      const write = { context, entity, actor, key };
      return ok(await onceUnder(context, actor, key, () => importRecords(write, text, dryRun)));
    },

    action: (request, _reply, action) => {
      const id = idIn(request.params);
      return answeredOnce(request, (write) => runAction(write, action, id, bodyOf(request)));
    },
  } satisfies Partial<EntityHandlers>;
}

function isBatchAction(entity: Entity, action: unknown): action is string {
  return typeof action === 'string' && batchActions(entity).includes(action);
}

/** Throws `forbidden` unless the actor has the permission for at least one batch action. */
export function assertCanBatch(actor: Actor, entity: Entity): void {
  if (!batchActions(entity).some((action) => can(actor, action, entity))) assertCan(actor, 'update', entity);
}

function assertEmpty(body: Row): void {
  const fields = Object.keys(body);
  if (fields.length > 0) throw invalid(fields.map((field) => issueOf(field, 'unknownField')));
}

/** The body parser accepts only objects. */
function bodyOf(request: FastifyRequest): Row {
  return (request.body ?? {}) as Row;
}
