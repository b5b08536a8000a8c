import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { Entity } from './entity';
import { formats } from './formats';
import { createSchema, updateSchema } from './write-schema';

/** Our keywords say how to store and show, not what is valid; ajv only has to know them. */
export const vocabulary: readonly string[] = [
  'x-ref',
  'x-enum',
  'x-names',
  'x-count',
  'x-inherit',
  'x-unique',
  'x-search',
  'x-when',
  'x-read',
  'x-write',
  'x-unit',
  'x-placeholder',
  'x-title-plural',
  'x-plural',
  'x-paths',
  'x-permission',
  'x-label',
  'x-icon',
  'x-scope',
  'x-store-adds',
  'x-groups',
  'x-list',
  'x-sort',
  'x-indexes',
  'x-unique-together',
  'x-workflow',
  'x-tree',
  'x-operations',
];

/** The one ajv configuration: the server, the browser's compiled validators and testers share its verdict. */
export function createAjv(options: ConstructorParameters<typeof Ajv2020>[0] = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    useDefaults: true,
    ...options,
  });
  ajv.addVocabulary([...vocabulary]);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

export interface Validators {
  /** A body to create from, or a whole record after an update. Fills in defaults. */
  readonly create: ValidateFunction;
  /** The body of an update. */
  readonly update: ValidateFunction;
}

export function validatorsOf(ajv: Ajv2020, entity: Entity): Validators {
  return {
    create: ajv.compile(createSchema(entity)),
    update: createAjv({ useDefaults: false }).compile(updateSchema(entity)),
  };
}
