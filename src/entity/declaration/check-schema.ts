import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import type { EntitySchema, PropertySchema } from '../model/entity-schema';
import { systemProperties } from '../model/system-properties';
import { reservedNames, reservedSuffix } from '../query/operators';
import { createAjv } from '../write/validator';
import { patternFaults, shapeFaults } from './check-patterns';
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

function propertyFaults(name: string, property: PropertySchema): readonly Fault[] {
  const pointer = `/properties/${name}`;
  if (name in systemProperties) {
    const remedy = `Every entity has "${name}" already; choose another name.`;
    return [faultAt(pointer, name, 'a name of its own', remedy)];
  }
  const variants = Object.entries(property['x-variants']?.schemas ?? {});
  return [
    ...compilationFaults(property, pointer),
    ...variants.flatMap(([value, { properties }]) =>
      compilationFaults({ type: 'object', properties }, `${pointer}/x-variants/schemas/${value}`),
    ),
  ];
}

function compilationFaults(property: PropertySchema, pointer: string): readonly Fault[] {
  const shape = shapeFaults(property, pointer);
  if (shape.length > 0) return shape;
  try {
    compilersOnce().property.compile({ type: 'object', properties: { value: shapeOf(property) } });
    return patternFaults(property, pointer);
  } catch (error) {
    const expected = 'a property that ajv accepts in strict mode';
    return [faultAt(pointer, property, expected, `ajv says: ${(error as Error).message}`)];
  }
}

/** ajv knows formats of texts and numbers only; that of JSON says how a value is typed in. */
function shapeOf(property: PropertySchema): unknown {
  const isTyping = (key: string, value: unknown) => key === 'format' && value === 'json';
  return JSON.parse(JSON.stringify(property), (key, value) => (isTyping(key, value) ? undefined : value));
}

/** Of an error inside a choice or a name, that of the whole says more. */
function isTelling({ keyword, propertyName }: ErrorObject): boolean {
  return keyword !== 'oneOf' && keyword !== 'allOf' && propertyName === undefined;
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
      const name = String(params.propertyName);
      return fault(expectedName(instancePath, name), `Rename "${name}".`, name);
    }
    case 'uniqueItems': {
      const twice: unknown = (data as readonly unknown[])[params.i];
      return fault('each once', `Remove one of the two.`, twice);
    }
    default:
      return fault(`a value that ${message ?? 'is valid'}`, 'Correct the value.');
  }
}

function expectedName(pointer: string, name: string): string {
  if (pointer.endsWith('-when')) return 'names of properties';
  if (pointer !== '/properties') return 'names in camelCase of at most 30 letters and digits';
  if (reservedNames.includes(name))
    return `another name: addresses and answers use ${reservedNames.join(', ')}`;
  const [operator] = reservedSuffix.exec(name) ?? [];
  if (operator !== undefined)
    return `a name that does not end in ${operator}, which a filter reads as an operator`;
  return 'a lower-case snake_case name of at most 50 characters';
}
