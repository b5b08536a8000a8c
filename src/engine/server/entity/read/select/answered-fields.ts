import { readableFields } from '../../../../schema/access/access';
import type { Field } from '../../../../schema/model/entity';
import { isBulky } from '../../../../schema/model/field-type';
import type { View } from '../view';

/** The fields of a list row: the requested columns and the id; by default all except bulky ones. */
export function listedFields(view: View, columns: readonly string[] | undefined): readonly Field[] {
  const isListed = (field: Field) =>
    columns ? field.name === 'id' || columns.includes(field.name) : !isBulky(field);
  return answeredFields(view).filter(isListed);
}

/** The fields of a show page and of an export. */
export function answeredFields({ actor, entity }: View): readonly Field[] {
  return readableFields(actor, entity);
}

export function formFields(view: View): readonly Field[] {
  return answeredFields(view).filter(({ name, system }) => !system || name === 'id' || name === 'version');
}
