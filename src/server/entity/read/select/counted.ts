import { canRead } from '../../../../entity/access/access';
import { rowScope } from '../../../../entity/access/row-scope';
import { rollupOfCount } from '../../../../entity/declaration/rollups';
import { fieldNamed } from '../../../../entity/model/entity';
import type { Count } from '../../../../entity/model/kept-numbers';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import type { View } from '../view';
import { groupsOf, valuesOf } from './groups';

/** The day, week (from Monday) or month around a moment, in UTC: its first day and the first one after it. */
function periodAround(now: Date, within: NonNullable<Count['within']>): [from: string, until: string] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const iso = (...date: [number, number, number]) => new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  switch (within) {
    case 'day':
      return [iso(year, month, day), iso(year, month, day + 1)];
    case 'week': {
      const monday = day - ((now.getUTCDay() + 6) % 7);
      return [iso(year, month, monday), iso(year, month, monday + 7)];
    }
    case 'month':
      return [iso(year, month, 1), iso(year, month + 1, 1)];
  }
}

/**
 * How many records point to the row of alias `t`, or what they hold, of those the actor may see; null where that is none
 * at all, and where the actor may not read what is added up.
 */
export function countedValue(view: View, count: Count, parameters: Parameters): string {
  const rollup = rollupOfCount(view.model, count);
  const { by, sum, distinct } = count;
  const source = sum ?? distinct;
  const isHidden = source !== undefined && !canRead(view.actor, fieldNamed(rollup.entity, source));
  if (isHidden || rowScope(view.actor, rollup.entity).kind === 'none') return 'null::bigint';
  const groups =
    distinct === undefined ? groupsOf(view, rollup, parameters) : valuesOf(view, rollup, parameters);
  const conditions = [`c.${quote(by)} = t.id`];
  if (count.at && count.within) {
    const [from, until] = periodAround(view.now, count.within);
    const day = `c.${quote(count.at)}`;
    conditions.push(`${day} >= ${parameters.bind(from)}`, `${day} < ${parameters.bind(until)}`);
  }
  if (distinct !== undefined) {
    conditions.push(`c._field = ${parameters.bind(distinct)}`);
    const values = `select c._value from ${groups} c${where(conditions)} group by c._value having sum(c._rows) > 0`;
    return `(select count(*) from (${values}) v)`;
  }
  if (sum !== undefined) {
    const type = fieldNamed(rollup.entity, sum).type === 'integer' ? 'bigint' : 'numeric';
    return `(select coalesce(sum(c.${quote(`_sum_${sum}`)}), 0)::${type} from ${groups} c${where(conditions)})`;
  }
  return `(select coalesce(sum(c._rows), 0)::bigint from ${groups} c${where(conditions)})`;
}
