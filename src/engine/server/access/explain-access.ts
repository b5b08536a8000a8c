import { assertCan, canRead, decide } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { explain, type Question, type Step } from '../../schema/access/explain';
import { rowScope } from '../../schema/access/row-scope';
import { actionsOf, permissionFor } from '../../schema/access/verbs';
import { AppError } from '../../schema/contract/app-error';
import { badValue } from '../../schema/contract/bad-value';
import type { QueryOf } from '../../schema/contract/endpoint';
import type { Explained, explainAccess } from '../../schema/contract/endpoints/access';
import type { CustomerLanguage } from '../../schema/contract/language';
import { entityNamed } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import { decidingTests } from '../../schema/write/record-rules';
import { factParams, factText } from '../../schema/write/refusal';
import type { AppContext } from '../context';
import { quote } from '../database/sql-text';
import { Parameters, run, where } from '../database/statement';
import type { Row } from '../entity/context';
import { recordLimits } from '../entity/record-limits';
import { idsInScope, scopeCondition } from '../entity/write/scope';
import { wholeRecord } from '../entity/write/statement-text';
import { idOfRow } from '../entity/write/stored-rows';
import { refusalWords } from '../http/refusal-words';
import { entityWords, fieldTitle, translate } from '../http/words';
import { readAccount, rolesGranting } from './accounts';
import { assertMayExplain } from './may-explain';

type ExplainQuery = QueryOf<typeof explainAccess>;

/** Explains why an account may or may not do something, with a sentence per step in the caller's language. */
export async function answerExplain(
  context: AppContext,
  caller: Actor,
  query: ExplainQuery,
  language: CustomerLanguage,
): Promise<Explained> {
  const { database, model } = context;
  const manager = entityNamed(model, 'manager');
  const { manager: managerId, action } = query;
  const seen = await idsInScope(database.kysely, manager, rowScope(caller, manager), [managerId]);
  const account = seen.has(managerId) ? await readAccount(database, managerId) : undefined;
  if (!account) throw badValue('manager', query.manager);
  const entity = model.entities.get(query.entity);
  if (!entity) throw badValue('entity', query.entity);
  const field = query.field === undefined ? undefined : entity.fields.get(query.field);
  if (query.field !== undefined && !field) throw badValue('field', query.field);
  if (!actionsOf(entity).includes(action)) throw badValue('action', query.action);
  const record = await recordIn(context, caller, entity, query.record);
  const question: Question = {
    entity,
    action,
    available: account.available,
    ...(record && { record }),
    ...(field && { field }),
  };
  assertMayExplain(caller, model, account.actor, question);
  const id = record && idOfRow(record);
  const limits = id && (await recordLimits({ context, entity, actor: account.actor }, [id], database.kysely));
  const { allowed, steps } = explain(account.actor, {
    ...question,
    ...(limits && { limits: limits.get(id) }),
  });
  const { username, utype, roles, scope } = account.actor;
  const granted = decide(account.actor, action, entity).reason === 'hasPermission';
  return {
    actor: { id: managerId, username, nickname: account.nickname, utype, roles, scope },
    allowed,
    steps: steps.map((step) => ({ ...step, message: sentence(language, step, question, caller) })),
    grantedBy: granted ? await rolesGranting(database, managerId, permissionFor(entity, action)) : [],
  };
}

/** The stored record, if the caller may see it. */
async function recordIn(
  { database }: AppContext,
  caller: Actor,
  entity: Entity,
  id: number | undefined,
): Promise<Row | undefined> {
  if (id === undefined) return undefined;
  assertCan(caller, 'show', entity);
  const parameters = new Parameters();
  const conditions = [`t.id = ${parameters.bind(id)}`, scopeCondition(rowScope(caller, entity), parameters)];
  const sql = `select ${wholeRecord(entity)} from ${quote(entity.table)} as t${where(conditions)}`;
  const [row] = await run<Row>(database.kysely, parameters.statement(sql));
  if (!row) throw new AppError('notFound');
  return row;
}

function sentence(language: CustomerLanguage, step: Step, question: Question, caller: Actor): string {
  const { reason, params } = step;
  const { entity, record = {} } = question;
  const { action } = params;
  const field = entity.fields.get(decidingName(step, question));
  return translate(language, `access.${reason}`, {
    ...params,
    ...(field && {
      field: fieldTitle(language, entity, field),
      fact: factText(
        refusalWords(language, entity),
        field,
        factParams((one) => canRead(caller, one), field, record),
      ),
    }),
    ...(action !== undefined && { action: entityWords(language, entity).actions[action] ?? action }),
  });
}

/** The field of the step, or the field whose value caused the refusal. */
function decidingName({ about, reason, params }: Step, { entity, record, action, field }: Question): string {
  if (params.field !== undefined || !record) return String(params.field);
  const ofField = about === 'field' && field ? { field: field.name } : {};
  return String(decidingTests(entity, record, { rule: reason, action, ...ofField })[0]);
}
