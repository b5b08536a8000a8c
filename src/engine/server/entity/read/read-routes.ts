import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { assertCan } from '../../../schema/access/access';
import { AppError } from '../../../schema/contract/app-error';
import type { ListData } from '../../../schema/contract/envelope';
import type { Entity } from '../../../schema/model/entity';
import { hasTotals } from '../../../schema/model/list-totals';
import type { Params } from '../../../schema/query/list-query';
import { hasRecordRules } from '../../../schema/write/record-rules';
import { run, runOne } from '../../database/statement';
import { ok } from '../../http/envelope';
import { idIn } from '../../http/request-numbers';
import type { Row, ServerContext } from '../context';
import { answeredLimits } from '../record-limits';
import { answerExport } from './export/answer-export';
import { planExport } from './export/export-plan';
import { type FoundHistory, historyStatement, isShown, planHistory } from './history/history-statement';
import { planList } from './list/list-plan';
import { planTotals, readTotals } from './list/list-totals';
import { readList } from './list/read-list';
import { totalOf } from './list/total';
import { type FoundOptions, optionsStatement, planOptions } from './options/options-statement';
import { parentField } from './options/parent-field';
import { type FoundRow, recordStatement } from './record/record-statement';
import { answeredFields, formFields } from './select/answered-fields';
import { type ReadContext, type View, viewOf } from './view';

interface ReadRoute {
  Params: { id: string };
  Querystring: Params;
}

/** Without hooks, rows have no `_limits`. */
type LimitsContext = ReadContext & Partial<Pick<ServerContext, 'hooks'>>;

/** The read-only endpoints of an entity. Each parses the request into a plan, and runs the plan's statement. */
export function readRoutes(context: LimitsContext, entity: Entity): FastifyPluginAsync {
  const { kysely } = context.database;
  const all = `/${entity.plural}`;
  const one = `${all}/:id`;

  const permitted = (verb: 'list' | 'show' | 'export', { actor, language }: FastifyRequest): View => {
    assertCan(actor, verb, entity);
    return { ...viewOf(context, entity, actor, language), hasRules: hasRecordRules(entity) };
  };

  return async (app) => {
    app.get<ReadRoute>(entity.listPath, async (request, reply) => {
      const plan = planList(permitted('list', request), request.query);
      const found = await readList(kysely, plan);
      const list = await withLimits(context, plan.view, found.list);
      return answerList(reply, list, totalOf(plan, found.total));
    });

    if (hasTotals(entity)) {
      app.get<ReadRoute>(`${all}/totals`, async (request) => {
        const plan = planTotals(permitted('list', request), request.query);
        return ok(await readTotals(kysely, plan));
      });
    }

    app.get<ReadRoute>(`${all}/options`, async (request, reply) => {
      const plan = planOptions(permitted('list', request), request.query);
      const { list } = await runOne<FoundOptions>(kysely, optionsStatement(plan));
      return answerJson(reply, list);
    });

    // An entity may have registered its own route.
    if (parentField(entity) && !app.hasRoute({ method: 'GET', url: `${one}/options` })) {
      app.get<ReadRoute>(`${one}/options`, async (request, reply) => {
        const plan = planOptions(permitted('list', request), request.query, idIn(request.params));
        const { list } = await runOne<FoundOptions>(kysely, optionsStatement(plan));
        return answerJson(reply, list);
      });
    }

    if (entity.operations.has('export')) {
      app.get<ReadRoute>(`${all}/export`, { exposeHeadRoute: false }, async (request, reply) => {
        const plan = planExport(permitted('export', request), request.query);
        return answerExport(context.database, plan, request.language, reply);
      });
      // Otherwise Fastify would run the whole export for HEAD and discard it.
      app.head<ReadRoute>(`${all}/export`, async (request, reply) => {
        planExport(permitted('export', request), request.query);
        return reply.send();
      });
    }

    for (const [path, fieldsOf] of [
      [one, answeredFields],
      [`${one}/form`, formFields],
    ] as const) {
      app.get<ReadRoute>(path, async (request, reply) => {
        const view = permitted('show', request);
        const [found] = await run<FoundRow>(
          kysely,
          recordStatement(view, idIn(request.params), fieldsOf(view)),
        );
        if (!found) throw new AppError('notFound');
        const annotations = await context.hooks?.[entity.name]?.annotate?.(idIn(request.params), kysely);
        const row = await withLimits(context, view, found.row);
        if (!annotations) return answerJson(reply, row);
        return answerJson(reply, JSON.stringify({ ...JSON.parse(row), ...annotations }));
      });
    }

    if (entity.history) {
      app.get<ReadRoute>(`${one}/history`, async (request, reply) => {
        const plan = planHistory(permitted('show', request), idIn(request.params), request.query);
        const found = await runOne<FoundHistory>(kysely, historyStatement(plan));
        if (!isShown(plan, found)) throw new AppError('notFound');
        return answerJson(reply, `{"list":${found.list}}`);
      });
    }
  };
}

/** Wraps JSON text from the database in the envelope, without parsing it. */
function answerJson(reply: FastifyReply, data: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(`{"code":0,"msg":"","data":${data}}`);
}

function answerList(
  reply: FastifyReply,
  list: string,
  { total, totalIs }: Pick<ListData, 'total' | 'totalIs'>,
): FastifyReply {
  reply.header('x-total-count', total);
  return answerJson(reply, `{"list":${list},"total":${total},"totalIs":"${totalIs}"}`);
}

/** Adds `_limits` to the rows. Returns them unchanged if the entity has no limits. */
async function withLimits(
  context: LimitsContext,
  { entity, actor, hasRules }: View,
  json: string,
): Promise<string> {
  if (!context.hooks?.[entity.name]?.limits && !hasRules) return json;
  const read: Row | Row[] = JSON.parse(json);
  const rows = [read].flat();
  const known = hasRules ? rows.map((row) => row._rules as Row) : rows.map(({ id }) => Number(id));
  const limits = await answeredLimits({ context, entity, actor }, known, context.database.kysely);
  for (const row of rows) {
    delete row._rules;
    row._limits = limits.get(Number(row.id));
  }
  return JSON.stringify(read);
}
