import type { RowScope } from '../../schema/access/row-scope';
import { quote } from './sql-text';

/** The row scope as an SQL condition on `alias`; undefined where it covers all rows. */
export function scopeSql(
  scope: RowScope,
  alias: string,
  bind: (value: unknown) => string,
): string | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'none':
      return 'false';
    case 'some': {
      const column = `${alias}.${quote(scope.column)}`;
      const [only, ...others] = scope.values;
      return others.length === 0 ? `${column} = ${bind(only)}` : `${column} = any(${bind(scope.values)})`;
    }
  }
}
