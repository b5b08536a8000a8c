import { type CustomerLanguage, customerLanguages } from '../contract/language';
import type { Entity, Field } from './entity';
import { oncePer } from './once-per';

/** The key of a nested field in the object that holds it: `label` of `sizes.label`. */
export function partName({ name }: Field): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The fields, each followed by the fields that it contains. */
export function withNested(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...withNested(field.fields)]);
}

/** The innermost declared field on a path such as `sizes.2.label`. */
export function fieldAt(entity: Entity, path: string): Field | undefined {
  const [head = '', ...inside] = path.split('.');
  return inside.reduce(
    (field, key) => field?.fields.find((part) => partName(part) === key) ?? field,
    entity.fields.get(head),
  );
}

/** A reference inside an object, or inside the objects of a list. */
export interface NestedReference {
  readonly list: Field;
  readonly part: Field;
}

export const nestedReferences = oncePer(({ fields }: Entity): readonly NestedReference[] =>
  [...fields.values()].flatMap((list) =>
    list.fields.filter(({ type }) => type === 'reference').map((part) => ({ list, part })),
  ),
);

/** The ids that a value holds at the nested reference, with their paths: `2.commodity`. */
export function nestedIds({ part }: NestedReference, value: unknown): readonly { at: string; id: number }[] {
  const key = partName(part);
  const idIn = (held: unknown) => (held as Readonly<Record<string, unknown>> | null)?.[key];
  const found = Array.isArray(value)
    ? value.map((item, at) => ({ at: `${at}.${key}`, id: idIn(item) }))
    : [{ at: key, id: idIn(value ?? null) }];
  return found.flatMap(({ at, id }) => (typeof id === 'number' ? [{ at, id }] : []));
}

/** The top-level field that contains this one; the field itself where it is top-level. */
export function rootField(entity: Entity, { name }: Field): Field | undefined {
  return entity.fields.get(name.split('.', 1)[0] ?? '');
}

/** The language at the end of a path such as `title.en`; undefined where the field is not localized. */
export function languageAt(entity: Entity, path: string): CustomerLanguage | undefined {
  const last = path.slice(path.lastIndexOf('.') + 1);
  if (!fieldAt(entity, path)?.localized) return undefined;
  return customerLanguages.find((language) => language === last);
}
