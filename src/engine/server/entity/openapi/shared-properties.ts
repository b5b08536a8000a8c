import { schemaRef } from '../../../schema/contract/component';
import type { Schema } from '../../../schema/contract/json-schema';

/** Shorter schemas stay inline. */
const worthSharing = 100;

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Object schemas by component name. A property schema that occurs twice becomes a component, named after its first
 * occurrence: `author.country`.
 */
export function withSharedProperties(schemas: Schemas): Schemas {
  const first = new Map<string, string>();
  const shared: Record<string, Schema> = {};
  const said = Object.entries(schemas).flatMap(([owner, { properties }]) =>
    Object.entries((properties ?? {}) as Schemas).map(([name, schema]) => ({
      component: `${owner}.${name}`,
      schema,
      text: JSON.stringify(schema),
    })),
  );
  const taken = new Set(Object.keys(schemas));
  for (const { component, schema, text } of said) {
    if (text.length < worthSharing) continue;
    const known = first.get(text);
    if (known !== undefined) shared[known] = schema;
    else if (!taken.has(component)) {
      taken.add(component);
      first.set(text, component);
    }
  }
  const refer = ([name, schema]: [string, Schema]): [string, Schema] => {
    const component = first.get(JSON.stringify(schema));
    return [name, component !== undefined && component in shared ? schemaRef(component) : schema];
  };
  const objects = Object.entries(schemas).map(([name, { properties, ...schema }]): [string, Schema] => [
    name,
    properties === undefined
      ? schema
      : { ...schema, properties: Object.fromEntries(Object.entries(properties as Schemas).map(refer)) },
  ]);
  return { ...shared, ...Object.fromEntries(objects) };
}
