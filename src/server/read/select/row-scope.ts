import { rowScope } from '../../../entity/access';
import type { Actor } from '../../../entity/actor';
import type { Entity } from '../../../entity/entity';
import { quote } from '../../plan/sql-text';
import type { Parameters } from '../statement';

/** The rows an actor may see, as conditions on `alias`. Nowhere else does the read side add them. */
export function scopeConditions(
  actor: Actor,
  entity: Entity,
  alias: string,
  parameters: Parameters,
): string[] {
  const scope = rowScope(actor, entity);
  switch (scope.kind) {
    case 'all':
      return [];
    case 'none':
      return ['false'];
    case 'equal':
      return [`${alias}.${quote(scope.column)} = ${parameters.bind(scope.value)}`];
  }
}
