import type { Schema } from '../../../entity/contract/json-schema';
import { schemaRef } from './operation';

/** A schema of fewer characters is as clear where it stands. */
const worthSharing = 150;

type Schemas = Readonly<Record<string, Schema>>;

/** The object schemas of an entity; what two of them say of a property is a component of its own, `entity.property`. */
export function withSharedProperties(entity: string, schemas: Schemas): Schemas {
  const said = new Map<string, string>();
  const shared = new Map<string, { readonly text: string; readonly schema: Schema }>();
  for (const { properties } of Object.values(schemas)) {
    for (const [name, schema] of Object.entries(properties as Schemas)) {
      const text = JSON.stringify(schema);
      const component = `${entity}.${name}`;
      if (text.length < worthSharing || component in schemas) continue;
      if (said.get(name) === text) shared.set(name, { text, schema });
      said.set(name, text);
    }
  }
  const refer = ([name, schema]: [string, Schema]): [string, Schema] => [
    name,
    shared.get(name)?.text === JSON.stringify(schema) ? schemaRef(`${entity}.${name}`) : schema,
  ];
  const components = [...shared].map(([name, { schema }]): [string, Schema] => [`${entity}.${name}`, schema]);
  const objects = Object.entries(schemas).map(([name, schema]): [string, Schema] => {
    const properties = Object.entries(schema.properties as Schemas).map(refer);
    return [name, { ...schema, properties: Object.fromEntries(properties) }];
  });
  return Object.fromEntries([...components, ...objects]);
}
