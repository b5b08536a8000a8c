import type { Principal } from '#engine/schema/access/principal';
import { noLimits, type RecordLimits } from '#engine/schema/access/record-limits';
import { rowScope } from '#engine/schema/access/row-scope';
import type { Entity } from '#engine/schema/model/entity';

const mayRecommend = 'stores_may_modify_recommended';
const recommended = ['recommended_shoes', 'recommended_insoles'] as const;

/** A store chooses its recommended products only if the settings of its partner allow it. */
export function recommendationLimits(actor: Principal, entity: Entity): RecordLimits {
  const scope = rowScope(actor, entity);
  const isOpen =
    scope.kind !== 'some' ||
    scope.column !== 'store' ||
    (actor.kind === 'account' && actor.settings.includes(mayRecommend));
  if (isOpen) return noLimits;
  return {
    actions: {},
    fields: Object.fromEntries(recommended.map((field) => [field, 'partnerKeeps'])),
  };
}
