import type { RowScope } from '../../schema/access/row-scope';
import { quote } from './sql-text';
import type { Parameters } from './statement';

/** The row scope as an SQL condition on `alias`; undefined where it covers all rows. */
export function scopeSql(scope: RowScope, alias: string, parameters: Parameters): string | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'none':
      return 'false';
    case 'some': {
      const column = `${alias}.${quote(scope.column)}`;
      const [only, ...others] = scope.values;
      return others.length === 0
        ? `${column} = ${parameters.bind(only)}`
        : `${column} = any(${parameters.bind(scope.values)})`;
    }
  }
}
