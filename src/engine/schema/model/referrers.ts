import type { Entity, Field } from './entity';
import { nestedReferences } from './nested-fields';

/** A reference, top-level or nested, to another entity. */
export interface Referrer {
  readonly entity: Entity;
  readonly field: Field;
}

/** The referrers of each entity, by its name; without system fields. */
export function referrersOf(entities: readonly Entity[]): ReadonlyMap<string, readonly Referrer[]> {
  const found = new Map<string, Referrer[]>();
  for (const entity of entities) {
    const fields = [...entity.fields.values(), ...nestedReferences(entity).map(({ part }) => part)];
    for (const field of fields) {
      if (field.ref === undefined || field.system) continue;
      found.set(field.ref, [...(found.get(field.ref) ?? []), { entity, field }]);
    }
  }
  return found;
}

/** Whether the field only records the account that did something with the record. */
export function isAuthorship({ actions }: Entity, { name, system, filledFrom, derived }: Field): boolean {
  const isSet = actions.some(({ set }) => {
    const effect = set?.[name];
    return typeof effect === 'object' && effect?.from === 'actor';
  });
  return system || isSet || (derived && filledFrom === 'actor');
}
