import type { Actor } from '../../../entity/actor';
import type { Entity } from '../../../entity/entity';
import { rowScope } from '../../../entity/row-scope';
import { scopeSql } from '../../scope-sql';
import type { Parameters } from '../statement';

/** The rows an actor may see, as conditions on `alias`. Nowhere else does the read side add them. */
export function scopeConditions(
  actor: Actor,
  entity: Entity,
  alias: string,
  parameters: Parameters,
): string[] {
  const sql = scopeSql(rowScope(actor, entity), alias, (value) => parameters.bind(value));
  return sql === undefined ? [] : [sql];
}
