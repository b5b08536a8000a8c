import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assertCan, can } from '../../../entity/access/access';
import { AppError } from '../../../entity/contract/app-error';
import type { Entity } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import { idIn, numberIn } from '../../http/asked';
import { ok } from '../../http/envelope';
import { issuesInWords } from '../../http/error-words';
import { forWhoMay } from '../../http/for-whom';
import { idempotencyKey } from '../../http/idempotency-key';
import type { Row, ServerContext } from '../context';
import { answeredRow } from './answered-row';
import { type BatchBody, runBatch } from './batch';
import { createRecord } from './create-record';
import { onceUnder } from './idempotency';
import { importRoute } from './import/import-route';
import { deleteRecord, runAction, updateRecord } from './one-record';
import { idOfRow } from './stored-rows';

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
    app.post(entity.createPath, async (request) => {
      const { actor } = request;
      assertCan(actor, 'create', entity);
      const body = bodyOf(request);
      const key = idempotencyKey(request, JSON.stringify(body));
      const row = await onceUnder(context, actor, key, () => createRecord(context, entity, actor, body, key));
      return ok(await answered(request, row));
    });

    app.put<OneRecord>(one, async (request) => {
      const { actor } = request;
      assertCan(actor, 'update', entity);
      const row = await updateRecord(context, entity, actor, idIn(request.params), bodyOf(request));
      return ok(await answered(request, row));
    });

    app.delete<OneRecord>(one, forWhoMay('delete', entity), async (request) => {
      const version = numberIn('version', request.query.version);
      await deleteRecord(context, entity, request.actor, idIn(request.params), version);
      return ok(null);
    });

    app.post<{ Body: BatchBody }>(`/${entity.plural}/batch`, forBatch(entity), async (request) => {
      const { body } = request;
      const key = idempotencyKey(request, JSON.stringify(body));
      return ok(await runBatch(context, entity, request.actor, body, key));
    });

    await app.register(importRoute(context, entity));

    if (entity.actions.length === 0) return;
    app.post<OneRecord>(`${one}/:action`, async (request) => {
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

/** A batch says in its body what it does; one that does not is refused to who may do nothing of the kind. */
function forBatch(entity: Entity) {
  const actions = ['update', 'delete', ...entity.actions.map(({ name }) => name)];
  return {
    preHandler: async ({ actor, body }: FastifyRequest) => {
      const asked = (body as Partial<BatchBody> | undefined)?.action;
      const isKnown = asked !== undefined && actions.includes(asked);
      if (isKnown) assertCan(actor, asked, entity);
      else if (!actions.some((action) => can(actor, action, entity))) assertCan(actor, 'update', entity);
    },
  };
}

/** The body parser lets objects pass only. */
function bodyOf(request: FastifyRequest): Row {
  return (request.body ?? {}) as Row;
}
