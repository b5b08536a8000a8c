import type { Entity, Field } from './entity';

/** The key of a nested field in the object that holds it: `label` of `sizes.label`. */
export function partName({ name }: Field): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** These fields, each followed by what it holds. */
export function withNested(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...withNested(field.fields)]);
}

/** The innermost declared field on the way to a value such as `sizes.2.label`. */
export function fieldAt(entity: Entity, path: string): Field | undefined {
  const [head = '', ...inside] = path.split('.');
  return inside.reduce(
    (field, key) => field?.fields.find((part) => partName(part) === key) ?? field,
    entity.fields.get(head),
  );
}
