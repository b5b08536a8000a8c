import { canRead } from '../../../entity/access';
import type { Actor } from '../../../entity/actor';
import type { Entity } from '../../../entity/entity';
import { searchExpressionText } from '../../search-expression';
import type { Parameters } from '../statement';
import { containing } from './containing';

/** Rows of alias `t` of which a searchable field that the actor may read contains the text; none where there is no such field. */
export function searchCondition(actor: Actor, entity: Entity, text: string, parameters: Parameters): string {
  const readable = [...entity.fields].filter(([, field]) => canRead(actor, field));
  const expression = searchExpressionText({ ...entity, fields: new Map(readable) }, 't.');
  return expression === undefined ? 'false' : containing(expression, text, parameters);
}
