import { canRead } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import { type Entity, type Field, fieldNamed } from '../../../schema/model/entity';

/**
 * The field that identifies the person: the first text in the group that contains one of the action's inputs.
 */
export function identifyingFields(actor: Actor, entity: Entity, inputs: readonly Field[]): readonly Field[] {
  const group = entity.schema['x-groups']?.find(({ fields }) =>
    inputs.some(({ name }) => fields.includes(name)),
  );
  const fields = (group?.fields ?? []).map((name) => fieldNamed(entity, name));
  return fields
    .filter((field) => field.type === 'text' && field.name !== entity.label && !inputs.includes(field))
    .filter((field) => canRead(actor, field))
    .slice(0, 1);
}
