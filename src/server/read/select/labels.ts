import { can, canRead } from '../../../entity/access';
import { type Entity, type Field, fieldNamed } from '../../../entity/entity';
import { quote } from '../../plan/sql-text';
import type { View } from '../view';
import { isoTime } from './json-value';

/**
 * The entity that a reference points to, when the actor may see what its records are called: of those that it
 * may list, and who did what to a record, which the record's history tells it too.
 */
export function labelledTarget({ model, actor }: View, field: Field): Entity | undefined {
  const target = model.entities.get(field.ref ?? '');
  if (!target || !(field.system || can(actor, 'list', target))) return undefined;
  return canRead(actor, fieldNamed(target, target.label)) ? target : undefined;
}

/** What the record of that alias is called, as text. */
export function labelText(entity: Entity, alias: string): string {
  const field = fieldNamed(entity, entity.label);
  const column = `${alias}.${quote(field.name)}`;
  return field.type === 'dateTime' ? isoTime(column) : `${column}::text`;
}
