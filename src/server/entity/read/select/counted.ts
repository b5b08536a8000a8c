import { rowScope } from '../../../../entity/access/row-scope';
import { entityNamed } from '../../../../entity/declaration/model';
import type { Count } from '../../../../entity/model/entity-schema';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import type { View } from '../view';
import { periodAround } from './period';
import { scopeConditions } from './row-scope';

/** How many records point to the row of alias `t`, of those the actor may see; null where that is none at all. */
export function countedValue({ model, actor, now }: View, count: Count, parameters: Parameters): string {
  const entity = entityNamed(model, count.entity);
  if (rowScope(actor, entity).kind === 'none') return 'null::bigint';
  const conditions = [`k.${quote(count.by)} = t.id`, ...scopeConditions(actor, entity, 'k', parameters)];
  if (count.at && count.within) {
    const [from, until] = periodAround(now, count.within);
    const at = `k.${quote(count.at)}`;
    conditions.push(`${at} >= ${parameters.bind(from)}`, `${at} < ${parameters.bind(until)}`);
  }
  return `(select count(*) from ${quote(entity.table)} k${where(conditions)})`;
}
