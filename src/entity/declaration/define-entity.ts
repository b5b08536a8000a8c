import type { EntitySchema } from '../model/entity-schema';

/** Keeps the literal types of a declaration, so that `RowOf` and its kin can read them. Checked at start. */
export function defineEntity<const S extends EntitySchema>(schema: S): S {
  return schema;
}
