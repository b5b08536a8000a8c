import { canRead } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { rowScope } from '#engine/schema/access/row-scope';
import { AppError } from '#engine/schema/contract/app-error';
import { entityNamed, type Model } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { quote } from '#engine/server/database/sql-text';
import { Parameters, type Statement, where } from '#engine/server/database/statement';
import { scopeConditions } from '#engine/server/entity/read/select/row-scope';
import { type Policy, policyFacts } from '../endpoints/cashback';

const facts = Object.keys(policyFacts.properties);

/** Fields from which the numbers are computed. */
const sources = {
  policy: [...facts, 'stores'],
  customer: ['openid_verified'],
  report: ['store', 'detection_time', 'customer', 'customer_number', 'type'],
  'cashback-adjustment': ['policy', 'store', 'cycle', 'number', 'reason'],
};

/** Throws `fieldForbidden` if the numbers would reveal a field that is hidden from the actor. */
export function assertReadable(model: Model, actor: Actor): void {
  const field = hiddenSource(model, actor);
  if (field !== undefined) throw new AppError('fieldForbidden', { field });
}

/** The first hidden field that the numbers would reveal. */
export function hiddenSource(model: Model, actor: Actor): string | undefined {
  return Object.entries(sources)
    .flatMap(([name, fields]) => fields.map((field) => fieldNamed(entityNamed(model, name), field)))
    .find((field) => !canRead(actor, field))?.name;
}

/**
 * SQL of whether store `s` takes part in policy `t`: the policy names it, or names no store and belongs to its partner.
 */
export const takesPart = `case when exists (select 1 from policy__stores l where l.owner = t.id)
  then exists (select 1 from policy__stores l where l.owner = t.id and l.target = s.id) else s.pcode = t.pcode end`;

/**
 * Conditions on policies `t` whose cashback the actor may see: those in its row scope; for a store account, policies
 * that have been enabled and in which one of its stores takes part.
 */
export function policyConditions(model: Model, actor: Actor, parameters: Parameters): string[] {
  const [policy, store] = [entityNamed(model, 'policy'), entityNamed(model, 'store')];
  const isOfStores = rowScope(actor, policy).kind === 'none' && actor.scope === 'store';
  if (!isOfStores) return scopeConditions(actor, policy, 't', parameters);
  const own = scopeConditions(actor, store, 's', parameters);
  return ['t.enabled_time is not null', `exists (select 1 from store s${where([...own, `(${takesPart})`])})`];
}

/** Conditions on policies `t`, and the SQL that follows them. */
export type Choose = (parameters: Parameters) => {
  readonly conditions: readonly string[];
  readonly order?: string;
};

/** Selects the chosen policies that the actor may see. */
export function policiesStatement(model: Model, actor: Actor, choose: Choose): Statement {
  const parameters = new Parameters();
  const { conditions, order = '' } = choose(parameters);
  const all = [...policyConditions(model, actor, parameters), ...conditions];
  const items = facts.map((name) =>
    name === 'tiers' ? "coalesce(t.tiers, '[]') as tiers" : `t.${quote(name)}`,
  );
  return parameters.statement(
    `select ${items.join(', ')}, count(*) over () as total from policy t${where(all)}${order}`,
  );
}

export interface FoundPolicy extends Policy {
  /** Total number, without the limit. */
  readonly total: number;
}
