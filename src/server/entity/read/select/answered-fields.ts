import { readableFields } from '../../../../entity/access/access';
import type { Field } from '../../../../entity/model/entity';
import type { View } from '../view';

/** What a list, a show page and an export answer of a record. */
export function answeredFields({ actor, entity }: View): readonly Field[] {
  return readableFields(actor, entity);
}

/** What a form starts from. */
export function formFields(view: View): readonly Field[] {
  return answeredFields(view).filter(({ name, system }) => !system || name === 'id' || name === 'version');
}
