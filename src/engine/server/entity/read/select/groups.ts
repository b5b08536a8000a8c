import { rowScope } from '../../../../schema/access/row-scope';
import { systemSchema } from '../../../../schema/contract/app';
import type { Rollup } from '../../../../schema/model/rollup';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import { distinctValues, keyColumns, numberColumns, valuesTable } from '../../../plan/rollup-tables';
import { rollupTable } from '../../../plan/rollups';
import type { View } from '../view';
import { scopeConditions } from './row-scope';

/** `from` clause: the groups of a rollup in the actor's row scope. If that is a scope by id, it aggregates the rows. */
export function groupsOf(view: Pick<View, 'actor'>, rollup: Rollup, parameters: Parameters): string {
  return inScope(view, rollup, parameters, rollupTable(rollup), () => {
    const columns = [...keyColumns(rollup), ...numberColumns(rollup)];
    const items = columns.map(({ name, value }) => `${value} as ${quote(name)}`);
    return { items: items.join(', '), joined: (rows) => rows };
  });
}

/** Selects the values of `distinct` fields in the same way: `_field`, `_value` and the number of `_rows`. */
export function valuesOf(view: Pick<View, 'actor'>, rollup: Rollup, parameters: Parameters): string {
  return inScope(view, rollup, parameters, valuesTable(rollupTable(rollup)), () => {
    const keys = keyColumns(rollup).map(({ name, value }) => `${value} as ${quote(name)}`);
    return {
      items: [...keys, '_field', '_value', '1 as _rows'].join(', '),
      joined: (rows) => distinctValues(rollup, rows),
    };
  });
}

function inScope(
  { actor }: Pick<View, 'actor'>,
  { entity, keys }: Rollup,
  parameters: Parameters,
  table: string,
  made: () => { items: string; joined: (rows: string) => string },
): string {
  const conditions = where(scopeConditions(actor, entity, 'k', parameters));
  const scope = rowScope(actor, entity);
  if (scope.kind !== 'some' || keys.includes(scope.column))
    return `(select * from ${systemSchema}.${quote(table)} k${conditions})`;
  const { items, joined } = made();
  return `(select ${items} from ${joined(`(select * from ${quote(entity.table)} k${conditions}) k`)})`;
}
