import { storeConfigLimits } from '../../entity/access/record-limits';
import { entityNamed } from '../../entity/declaration/model';
import { isEmpty } from '../../entity/write/condition';
import { invalid } from '../http/invalid';
import type { Override } from '../override';

/** The partner of a store can keep the products that it recommends to itself. */
const storeConfig: Override = ({ model }) => {
  const entity = entityNamed(model, 'store-config');
  return {
    // `limits` hold for stored records only.
    prepare: (actor) => async (given, current) => {
      if (current) return given;
      const kept = Object.entries(storeConfigLimits(actor, entity).fields);
      const refused = kept.filter(([field]) => !isEmpty(given[field]));
      if (refused.length > 0) throw invalid(refused.map(([field, rule]) => ({ field, rule, params: {} })));
      return given;
    },
    limits: async (ids, actor) => {
      const limits = storeConfigLimits(actor, entity);
      return new Map(Object.keys(limits.fields).length === 0 ? [] : ids.map((id) => [id, limits]));
    },
  };
};

export default storeConfig;
