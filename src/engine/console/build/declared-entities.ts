import type { EntitySchema } from '../../schema/model/entity-schema';
import { validatorCode } from './validator-code';

const schemas = import.meta.glob<EntitySchema>('../../../../schemas/*.ts', {
  eager: true,
  import: 'default',
});

/**
 * A module with the schema as JSON: parts that schemas share would become a module of their own, and a page would wait for
 * one more.
 */
export function schemaModule(name: string): string {
  return `export default ${JSON.stringify(schemaOf(name))};`;
}

export function validatorModule(name: string): string {
  return validatorCode(schemaOf(name));
}

function schemaOf(name: string): EntitySchema {
  const schema = schemas[`../../../../schemas/${name}.ts`];
  if (!schema) throw new Error(`There is no schemas/${name}.ts`);
  return schema;
}
