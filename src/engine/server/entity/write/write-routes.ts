import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assertCan, can } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import type { Entity } from '../../../schema/model/entity';
import { ok } from '../../http/envelope';
import { issuesInWords } from '../../http/error-words';
import { idempotencyKey } from '../../http/idempotency-key';
import { invalid, issueOf } from '../../http/invalid';
import { idIn, numberIn } from '../../http/request-numbers';
import type { Row, ServerContext, WriteRequest } from '../context';
import { annotatedRow, answeredRow } from './answered-row';
import { batchActions, runBatch } from './batch';
import { createRecord } from './create-record';
import { onceUnder } from './idempotency';
import { importRoute } from './import/import-route';
import { deleteRecord, runAction, updateRecord } from './one-record';
import { permitted } from './permitted';

/** Maximum bytes of a body. */
const bodyLimit = 1024 * 1024;

interface OneRecord {
  Params: { id: string };
  Querystring: { version?: string };
}

/** Create, update, delete, batch, import and the workflow actions of one entity. */
export function writeRoutes(context: ServerContext, entity: Entity): FastifyPluginAsync {
  const one = `/${entity.plural}/:id`;
  const answered = ({ actor, language }: FastifyRequest, row: Row) => {
    const answer = answeredRow(actor, entity, row);
    const warnings = context.hooks[entity.name]?.warnings?.(answer) ?? [];
    for (const name of Object.keys(row)) if (!entity.fields.has(name)) answer[name] = row[name];
    if (warnings.length === 0) return ok(answer);
    return ok({ ...answer, warnings: issuesInWords(language, warnings, entity) });
  };
  /** Answers the stored row, or the kept answer of an earlier request with the same idempotency key. */
  const answeredOnce = async (request: FastifyRequest, work: (write: WriteRequest) => Promise<Row>) => {
    const { actor } = request;
    const key = idempotencyKey(request, bodyOf(request));
    const write = { context, entity, actor, key };
    const again = (kept: unknown) => annotatedRow(write, kept as Row, context.database.kysely);
    return answered(request, await onceUnder(context, actor, key, () => work(write), again));
  };

  return async (app) => {
    app.post(entity.createPath, { bodyLimit, onRequest: permitted(entity, 'create') }, (request) =>
      answeredOnce(request, (write) => createRecord(write, bodyOf(request))),
    );

    app.put<OneRecord>(one, { bodyLimit, onRequest: permitted(entity, 'update') }, async (request) => {
      const { actor } = request;
      const id = idIn(request.params);
      return answered(request, await updateRecord({ context, entity, actor }, id, bodyOf(request)));
    });

    app.delete<OneRecord>(one, { onRequest: permitted(entity, 'delete') }, async (request) => {
      const { actor } = request;
      assertEmpty(bodyOf(request));
      const version = numberIn('version', request.query.version);
      await deleteRecord({ context, entity, actor }, idIn(request.params), version);
      return ok(null);
    });

    const onRequest = async ({ actor }: FastifyRequest) => assertCanBatch(actor, entity);
    app.post(`/${entity.plural}/batch`, { bodyLimit, onRequest }, async (request) => {
      const { actor } = request;
      const body = bodyOf(request);
      const { action } = body;
      if (isBatchAction(entity, action)) assertCan(actor, action, entity);
      const key = idempotencyKey(request, body);
      return ok(await runBatch({ context, entity, actor, key }, body));
    });

    await app.register(importRoute(context, entity));

    for (const action of entity.actions) {
      const onRequest = permitted(entity, action.name);
      app.post<OneRecord>(`${one}/${action.name}`, { bodyLimit, onRequest }, async (request) => {
        const id = idIn(request.params);
        return answeredOnce(request, (write) => runAction(write, action, id, bodyOf(request)));
      });
    }
  };
}

function isBatchAction(entity: Entity, action: unknown): action is string {
  return typeof action === 'string' && batchActions(entity).includes(action);
}

/** Throws `forbidden` unless the actor has the permission for at least one batch action. */
function assertCanBatch(actor: Actor, entity: Entity): void {
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
