import { canRead } from '../../../entity/access';
import type { Field } from '../../../entity/entity';
import type { View } from '../view';

/** What a list, a show page and an export answer of a record. */
export function answeredFields({ actor, entity }: View): Field[] {
  return [...entity.fields.values()].filter((field) => canRead(actor, field));
}

/** What a form starts from. */
export function formFields(view: View): Field[] {
  return answeredFields(view).filter(({ name, system }) => !system || name === 'id' || name === 'version');
}
