import type { Entity, Field } from '../../../../entity/model/entity';

/** The field by which records of an entity form a tree; undefined where they do not. */
export function parentField(entity: Entity): Field | undefined {
  return [...entity.fields.values()].find(
    (field) => field.type === 'reference' && field.ref === entity.name && !field.system,
  );
}
