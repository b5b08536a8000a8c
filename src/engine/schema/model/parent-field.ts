import type { Entity, Field } from './entity';

/** The reference of a tree's records to their parent; undefined if the entity is not a tree. */
export function parentField(entity: Entity): Field | undefined {
  return [...entity.fields.values()].find(
    (field) => field.type === 'reference' && field.ref === entity.name && !field.system,
  );
}
