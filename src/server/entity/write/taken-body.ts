import type { Entity } from '../../../entity/model/entity';
import type { Row, ServerContext, TakenBody } from '../context';

/** The body as the entity reads it; of most there is nothing but fields. */
export function takenBody(
  { hooks }: ServerContext,
  entity: Entity,
  body: Row,
  change: 'create' | 'update',
): TakenBody {
  return hooks[entity.name]?.take?.(body, change) ?? { fields: body, issues: [] };
}
