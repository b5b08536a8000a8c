import type { FastifyReply } from 'fastify';
import { AppError } from '../../../schema/contract/app-error';
import type { ListData } from '../../../schema/contract/envelope';
import type { Entity } from '../../../schema/model/entity';
import { hasRecordRules } from '../../../schema/write/record-rules';
import { run, runOne } from '../../database/statement';
import { ok } from '../../http/envelope';
import { idIn } from '../../http/request-numbers';
import type { Row, ServerContext } from '../context';
import type { EntityHandlers, EntityRequest } from '../entity-handlers';
import { answeredLimits } from '../record-limits';
import { answerExport } from './export/answer-export';
import { planExport } from './export/export-plan';
import { type FoundHistory, historyStatement, isShown, planHistory } from './history/history-statement';
import { planList } from './list/list-plan';
import { planTotals, readTotals } from './list/list-totals';
import { readList } from './list/read-list';
import { totalOf } from './list/total';
import { type FoundOptions, optionsStatement, planOptions } from './options/options-statement';
import { type FoundRow, recordStatement } from './record/record-statement';
import { answeredFields, formFields } from './select/answered-fields';
import { type ReadContext, type View, viewOf } from './view';

type LimitsContext = ReadContext & Pick<ServerContext, 'hooks'>;

/** The reading endpoints. Each handler parses the request into a plan, and runs the plan's statement. */
export function readHandlers(context: LimitsContext, entity: Entity) {
  const { kysely } = context.database;

  const viewFor = ({ actor, language }: EntityRequest): View =>
    Object.assign(viewOf(context, entity, actor, language), { hasRules: hasRecordRules(entity) });

  const answerOptions = async (request: EntityRequest, reply: FastifyReply, below?: number) => {
    const plan = planOptions(viewFor(request), request.query, below);
    const { list } = await runOne<FoundOptions>(kysely, optionsStatement(plan));
    return answerJson(reply, list);
  };

  const answerRecord = async (
    request: EntityRequest,
    reply: FastifyReply,
    fieldsOf: typeof answeredFields,
  ) => {
    const view = viewFor(request);
    const id = idIn(request.params);
    const [found] = await run<FoundRow>(kysely, recordStatement(view, id, fieldsOf(view)));
    if (!found) throw new AppError('notFound');
    const annotations = await context.hooks[entity.name]?.annotate?.(id, kysely);
    const row = await withLimits(context, view, found.row);
    if (!annotations) return answerJson(reply, row);
    return answerJson(reply, JSON.stringify({ ...JSON.parse(row), ...annotations }));
  };

  return {
    list: async (request, reply) => {
      const plan = planList(viewFor(request), request.query);
      const found = await readList(kysely, plan);
      const list = await withLimits(context, plan.view, found.list);
      return answerList(reply, list, totalOf(plan, found.total));
    },

    totals: async (request) => {
      const plan = planTotals(viewFor(request), request.query);
      return ok(await readTotals(kysely, plan));
    },

    options: (request, reply) => answerOptions(request, reply),
    parentOptions: (request, reply) => answerOptions(request, reply, idIn(request.params)),

    export: async (request, reply) => {
      const plan = planExport(viewFor(request), request.query);
      // Answered here, because an export for HEAD would read all rows and discard them.
      if (request.method === 'HEAD') return reply.send();
      return answerExport(context.database, plan, request.language, reply);
    },

    show: (request, reply) => answerRecord(request, reply, answeredFields),
    form: (request, reply) => answerRecord(request, reply, formFields),

    history: async (request, reply) => {
      const plan = planHistory(viewFor(request), idIn(request.params), request.query);
      const found = await runOne<FoundHistory>(kysely, historyStatement(plan));
      if (!isShown(plan, found)) throw new AppError('notFound');
      return answerJson(reply, `{"list":${found.list}}`);
    },
  } satisfies Partial<EntityHandlers>;
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
  if (!context.hooks[entity.name]?.limits && !hasRules) return json;
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
