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
 * A module with the schema as JSON. As code, the parts that schemas share would become a separate module, and a page
 * would have to wait for that, too.
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
