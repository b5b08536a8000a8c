import type { Entity, Field } from '../../../../entity/model/entity';

/** What a text input shows for a stored value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What a text input gives: emptied means none. */
export function textGiven(text: string): string | null {
  return text === '' ? null : text;
}

/** The limit that the declaration itself states; bounds that were filled in are not worth a counter. */
export function declaredLimit(entity: Entity, field: Field): number | undefined {
  return entity.schema.properties[field.name]?.maxLength;
}
