import { AppError } from '../../schema/contract/app-error';
import { badValue } from '../../schema/contract/bad-value';
import { wholeNumberOf } from '../../schema/query/scalar';
import { compileAlone } from '../../schema/write/validator';

interface ParametersSchema {
  readonly properties: Readonly<Record<string, { readonly type?: unknown }>>;
}

type Values = Record<string, unknown>;

/**
 * Parses the parameters of a query by their schema; converts text to integers, and a single value to a list. The reader
 * throws `unknownParameter`, `badRange` or `badValue`, which names the parameter.
 */
export function parameterReader(schema: ParametersSchema): (input: Values) => Values {
  const validate = compileAlone(schema, true);
  return (input) => {
    const unknown = Object.keys(input).find((name) => !Object.hasOwn(schema.properties, name));
    if (unknown !== undefined) throw new AppError('unknownParameter', { name: unknown.slice(0, 100) });
    const values = Object.fromEntries(
      Object.entries(input).map(([name, text]) => [name, readValue(schema.properties[name]?.type, text)]),
    );
    if (validate(values)) return values;
    const [fault] = validate.errors ?? [];
    const name = fault?.instancePath.split('/')[1] ?? String(fault?.params.missingProperty);
    if (fault?.keyword === 'maxItems') throw new AppError('badRange', { name, ...fault.params });
    throw badValue(name, input[name] ?? '');
  };
}

/** Parses the parameters of a path; a wrong value throws `notFound`. */
export function pathReader(schema: ParametersSchema): (input: Values) => Values {
  const read = parameterReader(schema);
  return (input) => {
    try {
      return read(input);
    } catch {
      throw new AppError('notFound');
    }
  };
}

function readValue(type: unknown, text: unknown): unknown {
  if (type === 'array' && typeof text === 'string') return [text];
  return type === 'integer' && typeof text === 'string' ? (wholeNumberOf(text) ?? text) : text;
}
