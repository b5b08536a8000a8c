import type { Model } from '../../../src/engine/schema/declaration/model';
import { modelOf } from '../../../src/engine/schema/declaration/model';
import type { EntitySchema, PropertySchema } from '../../../src/engine/schema/model/entity-schema';

type Properties = Record<string, PropertySchema>;

/** A change of the schema `thing`, applied to these rows. */
export interface Change {
  readonly name: string;
  readonly before: Partial<EntitySchema>;
  readonly after: Partial<EntitySchema>;
  /** Rows of `thing`, each as column to value. */
  readonly rows: readonly Record<string, unknown>[];
  /** The statements; a risky one is followed by its number of rows. */
  readonly steps: readonly (string | readonly [sql: string, rows: number])[];
}

/** Rows that fit any `thing`. */
export const three = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

const label: Properties = { name: { type: 'string', maxLength: 40 } };

/** The schemas: `thing`, and `place` with three records as a possible target. */
export function modelWith(schema: Partial<EntitySchema>): Model {
  const thing = { $id: 'thing', title: 'Thing', type: 'object', additionalProperties: false, ...schema };
  const place = {
    $id: 'place',
    title: 'Place',
    type: 'object',
    properties: { town: { type: 'string', maxLength: 20 } },
    additionalProperties: false,
  };
  return modelOf({
    'thing.ts': { ...thing, properties: { ...label, ...schema.properties } },
    'place.ts': place,
  });
}
