import { readableFields } from '../../../../entity/access/access';
import type { Field } from '../../../../entity/model/entity';
import { isBulky } from '../../../../entity/model/field-type';
import type { View } from '../view';

/** What a list answers of a row: the columns asked for and the id, else all but the bulky ones. */
export function listedFields(view: View, columns: readonly string[] | undefined): readonly Field[] {
  const isListed = (field: Field) =>
    columns ? field.name === 'id' || columns.includes(field.name) : !isBulky(field);
  return answeredFields(view).filter(isListed);
}

/** What a show page and an export answer of a record. */
export function answeredFields({ actor, entity }: View): readonly Field[] {
  return readableFields(actor, entity);
}

/** What a form starts from. */
export function formFields(view: View): readonly Field[] {
  return answeredFields(view).filter(({ name, system }) => !system || name === 'id' || name === 'version');
}
