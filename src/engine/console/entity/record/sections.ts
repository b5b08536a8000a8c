import type { Entity, Field, Group } from '../../../schema/model/entity';
import type { FieldType } from '../../../schema/model/field-type';

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

const wide: ReadonlySet<FieldType> = new Set([
  'longText',
  'richText',
  'json',
  'object',
  'objects',
  'images',
  'files',
]);

/** Whether the field's input takes the full width of a form. */
export function isWide({ type, localized }: Field): boolean {
  return localized !== undefined || wide.has(type);
}
