import type { Model } from '../../../src/entity/declaration/model';
import { modelOf } from '../../../src/entity/declaration/model';
import type { EntitySchema, PropertySchema } from '../../../src/entity/model/entity-schema';

type Properties = Record<string, PropertySchema>;

/** A change of the schema `thing`, tried on these rows. */
export interface Change {
  readonly name: string;
  readonly before: Partial<EntitySchema>;
  readonly after: Partial<EntitySchema>;
  /** Rows of `thing`, each as column to value. */
  readonly rows: readonly Record<string, unknown>[];
  /** Each statement, after it the rows concerned where it is risky. */
  readonly steps: readonly (string | readonly [sql: string, rows: number])[];
}

/** Rows that any `thing` can hold. */
export const three = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

const label: Properties = { name: { type: 'string', maxLength: 40 } };

/** `thing` as given, and `place` with three records, that it may point to. */
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
