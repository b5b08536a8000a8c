import type { EntitySchema } from '../../schema/model/entity-schema';
import { validatorCode } from './validator-code';

const files = import.meta.glob<EntitySchema>('#schemas/*.ts', {
  eager: true,
  import: 'default',
});

const schemas = new Map(
  Object.entries(files).map(([file, schema]) => [file.replace(/^.*\/|\.ts$/g, ''), schema]),
);

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
  const schema = schemas.get(name);
  if (!schema) throw new Error(`There is no schemas/${name}.ts`);
  return schema;
}
