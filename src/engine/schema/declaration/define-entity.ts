import type { EntitySchema } from '../model/entity-schema';

/** Keeps the literal types of a declaration for `RowOf` and related types. The start checks the declaration. */
export function defineEntity<const S extends EntitySchema>(schema: S): S {
  return schema;
}
