import { entityNamed } from '#engine/schema/declaration/model';
import { isEmpty } from '#engine/schema/write/condition';
import { invalid } from '#engine/server/http/invalid';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/store-config';
import { recommendationLimits } from '../../model/recommendation-limits';

/** A partner can reserve the choice of recommended products; its stores then cannot set it. */
export default defineOverride<typeof schema>(({ model }) => {
  const entity = entityNamed(model, 'store-config');
  return {
    // `limits` hold for stored records only.
    prepare: (actor) => async (values, current) => {
      if (current) return values;
      const kept = recommendationLimits(actor, entity).fields;
      const refused = Object.entries(values).flatMap(([field, value]) => {
        const rule = kept[field];
        return rule === undefined || isEmpty(value) ? [] : [{ field, rule, params: {} }];
      });
      if (refused.length > 0) throw invalid(refused);
      return values;
    },
    limits: async (ids, actor) => {
      const limits = recommendationLimits(actor, entity);
      return new Map(Object.keys(limits.fields).length === 0 ? [] : ids.map((id) => [id, limits]));
    },
  };
});
