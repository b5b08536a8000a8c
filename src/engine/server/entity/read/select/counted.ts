import { canRead } from '../../../../schema/access/access';
import { zoneOf } from '../../../../schema/access/actor';
import { rowScope } from '../../../../schema/access/row-scope';
import { dayIn, plusDays } from '../../../../schema/contract/zoned-day';
import { rollupOfCount } from '../../../../schema/declaration/rollups';
import { fieldNamed } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import type { Count } from '../../../../schema/model/kept-numbers';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import type { View } from '../view';
import { zonedGroups, zonedValues } from './zoned-days';

/** The day, week (from Monday) or month around a day; `until` is exclusive. */
function periodAround(today: string, within: NonNullable<Count['within']>): { from: string; until: string } {
  const now = new Date(today);
  switch (within) {
    case 'day':
      return { from: today, until: plusDays(today, 1) };
    case 'week': {
      const monday = plusDays(today, -((now.getUTCDay() + 6) % 7));
      return { from: monday, until: plusDays(monday, 7) };
    }
    case 'month': {
      const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
      return { from: `${today.slice(0, 7)}-01`, until: next.toISOString().slice(0, 10) };
    }
  }
}

/**
 * Count or sum over the records that refer to the row of alias `t`, within the actor's row scope. Null if the actor
 * may see none of these records or not the summed field.
 */
export function countedValue(view: View, count: Count, parameters: Parameters): string {
  const rollup = rollupOfCount(view.model, count);
  const { by, sum, distinct } = count;
  const source = sum ?? distinct;
  const isHidden = source !== undefined && !canRead(view.actor, fieldNamed(rollup.entity, source));
  if (isHidden || rowScope(view.actor, rollup.entity).kind === 'none') return 'null::bigint';
  const period = count.within && periodAround(dayIn(zoneOf(view.actor), view.now), count.within);
  const days = period && { ...period, starts: [period.from] };
  const groupsIn = distinct === undefined ? zonedGroups : zonedValues;
  const groups = groupsIn(view, rollup, parameters, days);
  const conditions = [`c.${quote(by)} = t.id`];
  if (count.at && period) {
    const day = `c.${quote(count.at)}`;
    conditions.push(`${day} >= ${parameters.bind(period.from)}`, `${day} < ${parameters.bind(period.until)}`);
  }
  if (distinct !== undefined) {
    conditions.push(`c._field = ${parameters.bind(distinct)}`);
    const values = `select c._value from ${groups} c${where(conditions)} group by c._value having sum(c._rows) > 0`;
    return `(select count(*) from (${values}) v)`;
  }
  if (sum !== undefined) {
    const { value } = traitsOf(fieldNamed(rollup.entity, sum).type);
    const type = value === 'integer' ? 'bigint' : 'numeric';
    return `(select coalesce(sum(c.${quote(`_sum_${sum}`)}), 0)::${type} from ${groups} c${where(conditions)})`;
  }
  return `(select coalesce(sum(c._rows), 0)::bigint from ${groups} c${where(conditions)})`;
}
