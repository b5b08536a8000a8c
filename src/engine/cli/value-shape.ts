import {
  camelCaseName,
  condition,
  entityName,
  fieldName,
  fieldPath,
  perms,
  words,
} from '../schema/keywords/value-schemas';

/** The names that the reference gives to values that many keywords have. */
const namedSchemas: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [fieldName, 'field'],
  [fieldPath, 'list.field'],
  [camelCaseName, 'name'],
  [entityName, 'name'],
  [words, 'words'],
  [condition, 'condition'],
  [perms, 'permission[]'],
]);

/** What the shape needs of a JSON Schema. */
interface ValueSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly ValueSchema[];
  readonly type?: string | readonly string[];
  readonly items?: ValueSchema;
  readonly prefixItems?: readonly ValueSchema[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: unknown;
  readonly additionalProperties?: ValueSchema | boolean;
}

const longestLine = 100;

/** The values that a JSON Schema accepts, written like a type: `{ entity: words, by: field, sum?: field }`. */
export function shapeOf(schema: object, indent = ''): string {
  const named = namedSchemas.get(schema);
  if (named !== undefined) return named;
  const { $ref, enum: values, oneOf, type, ...rest } = schema as ValueSchema;
  if ($ref !== undefined) return 'property';
  if ('const' in rest) return literal(rest.const);
  if (values) return choice(values.map(literal), indent);
  if (oneOf) return oneOf.map((one) => shapeOf(one, indent)).join(' | ');
  if (type === undefined) return 'value';
  return [type]
    .flat()
    .map((one) => shapeOfType(one, rest, indent))
    .join(' | ');
}

function shapeOfType(type: string, schema: Omit<ValueSchema, 'type'>, indent: string): string {
  if (type === 'array') {
    const { items, prefixItems } = schema;
    if (prefixItems) return `[${prefixItems.map((item) => shapeOf(item, indent)).join(', ')}]`;
    const item = shapeOf(items ?? {}, indent);
    return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  return type === 'object' ? shapeOfObject(schema, indent) : type;
}

function shapeOfObject(schema: Omit<ValueSchema, 'type'>, indent: string): string {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const inside = `${indent}  `;
  const parts = Object.entries(properties).map(
    ([name, part]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part, inside)}`,
  );
  if (typeof additionalProperties === 'object') {
    const key = namedSchemas.get(propertyNames) ?? 'name';
    parts.push(`[${key}]: ${shapeOf(additionalProperties, inside)}`);
  }
  if (parts.length === 0) return 'object';
  const line = `{ ${parts.join(', ')} }`;
  if (line.length <= longestLine && !line.includes('\n')) return line;
  return `{\n${parts.map((part) => `${inside}${part}`).join(',\n')}\n${indent}}`;
}

/** The values as alternatives, in several lines if they are many. */
function choice(values: readonly string[], indent: string): string {
  return values.reduce((text, value) => {
    const line = text.slice(text.lastIndexOf('\n') + 1);
    const isFull = line.length + value.length > longestLine;
    return isFull ? `${text} |\n${indent}  ${value}` : `${text} | ${value}`;
  });
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
