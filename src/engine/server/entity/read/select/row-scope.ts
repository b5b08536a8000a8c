import type { Principal } from '../../../../schema/access/principal';
import { rowScope } from '../../../../schema/access/row-scope';
import type { Entity } from '../../../../schema/model/entity';
import { scopeSql } from '../../../database/scope-sql';
import type { Parameters } from '../../../database/statement';

/** The actor's row scope as conditions on `alias`. The read side applies row scope only through this function. */
export function scopeConditions(
  actor: Principal,
  entity: Entity,
  alias: string,
  parameters: Parameters,
): string[] {
  const sql = scopeSql(rowScope(actor, entity), alias, parameters);
  return sql === undefined ? [] : [sql];
}
