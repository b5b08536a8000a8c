type Schema = Readonly<Record<string, unknown>>;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const nested: ReadonlySet<string> = new Set([
  'items',
  'if',
  'then',
  'else',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'additionalProperties',
]);

/** The schema without what does not validate: titles, descriptions and our own keywords. */
export function bareSchema<S extends object>(schema: S): S {
  return bare(schema as Schema) as S;
}

function bare(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'title' && key !== 'description' && !key.startsWith('x-'))
      .map(([key, value]) => [key, bareValue(key, value)]),
  );
}

function bareValue(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (key === 'properties') {
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [name, bare(property as Schema)]),
    );
  }
  if (!nested.has(key)) return value;
  return Array.isArray(value) ? value.map((item) => bare(item as Schema)) : bare(value as Schema);
}
