import { isNamed } from '../../../../entity/access/is-named';
import { type Entity, type Field, fieldNamed } from '../../../../entity/model/entity';
import { quote } from '../../../database/sql-text';
import type { View } from '../view';
import { isoTime } from './json-value';

/** The entity that a reference points to, where the actor may see what its records are called. */
export function labelledTarget({ model, actor }: View, field: Field): Entity | undefined {
  const target = model.entities.get(field.ref ?? '');
  return target && isNamed(actor, field, target) ? target : undefined;
}

/** What the record of that alias is called, as text. */
export function labelText(entity: Entity, alias: string): string {
  const field = fieldNamed(entity, entity.label);
  const column = `${alias}.${quote(field.name)}`;
  return field.type === 'dateTime' ? isoTime(column) : `${column}::text`;
}
