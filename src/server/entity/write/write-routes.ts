import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assertCan, can } from '../../../entity/access/access';
import type { Actor } from '../../../entity/access/actor';
import { AppError } from '../../../entity/contract/app-error';
import type { Entity } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import { idIn, numberIn } from '../../http/asked';
import { ok } from '../../http/envelope';
import { issuesInWords } from '../../http/error-words';
import { idempotencyKey } from '../../http/idempotency-key';
import { invalid, issueOf } from '../../http/invalid';
import type { Row, ServerContext } from '../context';
import { answeredRow } from './answered-row';
import { batchActions, runBatch } from './batch';
import { createRecord } from './create-record';
import { onceUnder } from './idempotency';
import { importRoute } from './import/import-route';
import { deleteRecord, runAction, updateRecord } from './one-record';
import { idOfRow } from './stored-rows';

/** Of a record or a batch, in bytes. */
const bodyLimit = 1024 * 1024;

interface OneRecord {
  Params: { id: string; action: string };
  Querystring: { version?: string };
}

/** Create, update, delete, batch, import and the workflow actions of one entity. */
export function writeRoutes(context: ServerContext, entity: Entity): FastifyPluginAsync {
  const one = `/${entity.plural}/:id`;
  const answered = async ({ actor, language }: FastifyRequest, row: Row): Promise<Row> => {
    const hook = context.hooks[entity.name];
    const seen = answeredRow(actor, entity, row);
    const warnings = hook?.warnings?.(seen) ?? [];
    const id = idOfRow(row);
    const beside = await hook?.beside?.(id, context.database.kysely);
    const limits = await hook?.limits?.([id], actor, context.database.kysely);
    const _limits = limits?.get(id);
    const answer = { ...seen, ...beside, ...(_limits && { _limits }) };
    if (warnings.length === 0) return answer;
    return { ...answer, warnings: issuesInWords(language, warnings, entity) };
  };

  return async (app) => {
    app.post(entity.createPath, { bodyLimit }, async (request) => {
      const { actor } = request;
      assertCan(actor, 'create', entity);
      const body = bodyOf(request);
      const key = idempotencyKey(request, JSON.stringify(body));
      const row = await onceUnder(context, actor, key, () => createRecord(context, entity, actor, body, key));
      return ok(await answered(request, row));
    });

    app.put<OneRecord>(one, { bodyLimit }, async (request) => {
      const { actor } = request;
      assertCan(actor, 'update', entity);
      const row = await updateRecord(context, entity, actor, idIn(request.params), bodyOf(request));
      return ok(await answered(request, row));
    });

    app.delete<OneRecord>(one, async (request) => {
      assertCan(request.actor, 'delete', entity);
      assertEmpty(bodyOf(request));
      const version = numberIn('version', request.query.version);
      await deleteRecord(context, entity, request.actor, idIn(request.params), version);
      return ok(null);
    });

    app.post(`/${entity.plural}/batch`, { bodyLimit }, async (request) => {
      const body = bodyOf(request);
      assertCanBatch(request.actor, entity, body.action);
      const key = idempotencyKey(request, JSON.stringify(body));
      return ok(await runBatch(context, entity, request.actor, body, key));
    });

    await app.register(importRoute(context, entity));

    if (entity.actions.length === 0) return;
    app.post<OneRecord>(`${one}/:action`, { bodyLimit }, async (request) => {
      const { actor } = request;
      const action = actionNamed(entity, request.params.action);
      if (!action) throw new AppError('noSuchRoute');
      assertCan(actor, action.name, entity);
      const id = idIn(request.params);
      const body = bodyOf(request);
      const key = idempotencyKey(request, JSON.stringify(body));
      const row = await onceUnder(context, actor, key, () =>
        runAction(context, entity, actor, action, id, body, key),
      );
      return ok(await answered(request, row));
    });
  };
}

/** Throws `forbidden` where the actor can do nothing that a batch does, or not the known action that it names. */
function assertCanBatch(actor: Actor, entity: Entity, action: unknown): void {
  const actions = batchActions(entity);
  if (typeof action === 'string' && actions.includes(action)) assertCan(actor, action, entity);
  else if (!actions.some((one) => can(actor, one, entity))) assertCan(actor, 'update', entity);
}

function assertEmpty(body: Row): void {
  const fields = Object.keys(body);
  if (fields.length > 0) throw invalid(fields.map((field) => issueOf(field, 'unknownField')));
}

/** The body parser lets objects pass only. */
function bodyOf(request: FastifyRequest): Row {
  return (request.body ?? {}) as Row;
}
