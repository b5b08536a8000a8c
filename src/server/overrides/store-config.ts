import type { Principal } from '../../entity/access/principal';
import { noLimits, type RecordLimits } from '../../entity/access/record-limits';
import { rowScope } from '../../entity/access/row-scope';
import { entityNamed } from '../../entity/declaration/model';
import { isEmpty } from '../../entity/write/condition';
import { invalid } from '../http/invalid';
import type { Override } from '../override';

const setting = 'stores_may_modify_recommended';
const recommended = ['recommended_shoes', 'recommended_insoles'] as const;

/** A store chooses the products it recommends only where the settings of its partner allow it. */
const storeConfig: Override = ({ model }) => {
  const entity = entityNamed(model, 'store-config');
  const mayRecommend = (actor: Principal) => {
    const scope = rowScope(actor, entity);
    if (scope.kind !== 'some' || scope.column !== 'store') return true;
    return actor.kind === 'account' && actor.partnerAllows.includes(setting);
  };
  const kept: RecordLimits = {
    ...noLimits,
    fields: Object.fromEntries(recommended.map((field) => [field, 'partnerKeeps' as const])),
  };
  return {
    // `limits` hold for stored records only.
    prepare: (actor) => async (given, current) => {
      if (current || mayRecommend(actor)) return given;
      const refused = recommended.filter((field) => !isEmpty(given[field]));
      if (refused.length > 0)
        throw invalid(refused.map((field) => ({ field, rule: 'partnerKeeps', params: {} })));
      return given;
    },
    limits: async (ids, actor) => new Map(mayRecommend(actor) ? [] : ids.map((id) => [id, kept])),
  };
};

export default storeConfig;
