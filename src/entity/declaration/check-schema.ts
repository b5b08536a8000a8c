import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import type { EntitySchema, PropertySchema } from '../model/entity-schema';
import { systemProperties } from '../model/system-properties';
import { reservedNames } from '../query/operators';
import { patternForm } from '../write/pattern-form';
import { createAjv } from '../write/validator';
import { type Fault, type FileFault, faultAt } from './fault';
import { entityMetaSchema } from './meta-schema';

interface Compilers {
  readonly declaration: ValidateFunction;
  readonly property: Ajv2020;
}

let compilers: Compilers | undefined;

/** Made at the first use: compiling costs tens of milliseconds, and the browser never checks declarations. */
function compilersOnce(): Compilers {
  compilers ??= {
    declaration: new Ajv2020({
      allErrors: true,
      strict: true,
      strictTypes: false,
      verbose: true,
      validateFormats: false,
      allowUnionTypes: true,
    }).compile(entityMetaSchema),
    property: createAjv({ strictTypes: true, addUsedSchema: false }),
  };
  return compilers;
}

/** Faults that one file has by itself; empty when it is a sound declaration. */
export function checkSchema(file: string, schema: unknown): FileFault[] {
  const validate = compilersOnce().declaration;
  const faults = validate(schema)
    ? faultsInside(schema as EntitySchema)
    : (validate.errors ?? []).filter(isTelling).map(metaFault);
  return faults.map((fault) => ({ file, ...fault }));
}

function faultsInside({ properties, required = [] }: EntitySchema): Fault[] {
  const faults = Object.entries(properties).flatMap(([name, property]) => propertyFaults(name, property));
  for (const [position, name] of required.entries()) {
    if (name in properties) continue;
    const remedy = `Declare "${name}" under "properties" or take it out of "required".`;
    faults.push(faultAt(`/required/${position}`, name, 'a declared property', remedy));
  }
  return faults;
}

function propertyFaults(name: string, property: PropertySchema): Fault[] {
  const pointer = `/properties/${name}`;
  if (name in systemProperties) {
    const remedy = `Every entity has "${name}" already; choose another name.`;
    return [faultAt(pointer, name, 'a name of its own', remedy)];
  }
  try {
    compilersOnce().property.compile({ type: 'object', properties: { [name]: property } });
    return patternFaults(name, property);
  } catch (error) {
    const expected = 'a property that ajv accepts in strict mode';
    return [faultAt(pointer, property, expected, `ajv says: ${(error as Error).message}`)];
  }
}

function isTelling(error: ErrorObject): boolean {
  return error.keyword !== 'oneOf' && error.keyword !== 'allOf';
}

function metaFault({ keyword, params, data, message, instancePath }: ErrorObject): Fault {
  const fault = (expected: string, remedy: string, value: unknown = data) =>
    faultAt(instancePath, value, expected, remedy);
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      return fault('a known keyword', `Remove "${key}", or correct its spelling.`, key);
    }
    case 'required': {
      const key = String(params.missingProperty);
      return fault(`the keyword "${key}"`, `Add "${key}".`, Object.keys(data as object));
    }
    case 'enum':
      return fault(`one of ${params.allowedValues.join(', ')}`, 'Use one of these values.');
    case 'const':
      return fault(JSON.stringify(params.allowedValue), `Write ${JSON.stringify(params.allowedValue)}.`);
    case 'pattern':
      return fault(`text like ${params.pattern}`, 'Use lower case, digits and the separators shown.');
    case 'propertyNames': {
      const expected =
        instancePath === '/properties'
          ? `lower-case snake_case names that do not end in an operator such as _like or _in, and are not ${reservedNames.join(', ')}`
          : instancePath.includes('-when')
            ? 'names of properties'
            : 'names in camelCase of at most 30 letters and digits';
      return fault(expected, `Rename "${params.propertyName}".`, params.propertyName);
    }
    default:
      return fault(`a value that ${message ?? 'is valid'}`, 'Correct the value.');
  }
}

/** Faults of the pattern of a property that compiles: what cannot be put in words is shown by an example. */
function patternFaults(name: string, property: PropertySchema): Fault[] {
  const isList = property.type === 'array';
  const item = isList ? (property.items as PropertySchema) : property;
  const { pattern, examples } = item;
  if (pattern === undefined || pattern === '\\S') return [];
  const pointer = `/properties/${name}${isList ? '/items' : ''}`;
  if (!patternForm(property)) {
    const expected = 'an example beside a pattern that no sentence can describe';
    const remedy = 'Add "examples": one or more texts that match, to show whoever types something else.';
    return [faultAt(`${pointer}/pattern`, pattern, expected, remedy)];
  }
  return (Array.isArray(examples) ? examples : [])
    .map((value: unknown, at) =>
      faultAt(`${pointer}/examples/${at}`, value, `text that matches ${pattern}`, 'Correct the example.'),
    )
    .filter(({ value }) => !new RegExp(pattern, 'u').test(String(value)));
}
