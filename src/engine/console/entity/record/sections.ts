import type { Entity, Field, Group } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import { isBulky } from '../../../schema/model/field-type';

/** A titled section of a form; the last one, without a group, contains the fields of no group. */
export interface Section {
  readonly group: Group | undefined;
  readonly fields: readonly Field[];
}

/** The fields by declared group, without empty groups. */
export function sectionsOf(entity: Entity, fields: readonly Field[]): Section[] {
  const grouped = new Set(entity.groups.flatMap((group) => group.fields));
  const named: Section[] = entity.groups.map((group) => ({
    group,
    fields: group.fields.flatMap((name) => fields.filter((field) => field.name === name)),
  }));
  const rest: Section = { group: undefined, fields: fields.filter((field) => !grouped.has(field.name)) };
  return [...named, rest].filter((section) => section.fields.length > 0);
}

/** Whether the field's input takes the full width of a form. */
export function isWide(field: Field): boolean {
  return field.localized !== undefined || isBulky(field) || traitsOf(field.type).value === 'addresses';
}
