import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import { Ajv2020 } from 'ajv/dist/2020';
import type { PropertySchema } from '../model/entity-schema';
import { systemProperties } from '../model/system-properties';
import { reservedNames } from '../query/operators';
import { createAjv } from '../write/validator';
import { patternFaults } from './check-pattern';
import type { Fault } from './fault';
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
export function checkSchema(file: string, schema: unknown): Fault[] {
  const validate = compilersOnce().declaration;
  if (!validate(schema))
    return (validate.errors ?? []).filter(isTelling).map((error) => metaFault(file, error));
  const { properties, required } = schema as {
    properties: Record<string, PropertySchema>;
    required?: string[];
  };
  const faults = Object.entries(properties).flatMap(([name, property]) =>
    propertyFaults(file, name, property),
  );
  for (const [position, name] of (required ?? []).entries()) {
    if (!(name in properties)) {
      faults.push({
        file,
        pointer: `/required/${position}`,
        value: name,
        expected: 'a declared property',
        remedy: `Declare "${name}" under "properties" or take it out of "required".`,
      });
    }
  }
  return faults;
}

function propertyFaults(file: string, name: string, property: PropertySchema): Fault[] {
  const pointer = `/properties/${name}`;
  if (name in systemProperties) {
    const remedy = `Every entity has "${name}" already; choose another name.`;
    return [{ file, pointer, value: name, expected: 'a name of its own', remedy }];
  }
  try {
    compilersOnce().property.compile({
      type: 'object',
      properties: { [name]: property },
    });
    return patternFaults(file, name, property);
  } catch (error) {
    const expected = 'a property that ajv accepts in strict mode';
    return [
      {
        file,
        pointer,
        value: property,
        expected,
        remedy: `ajv says: ${(error as Error).message}`,
      },
    ];
  }
}

function isTelling(error: ErrorObject): boolean {
  return error.keyword !== 'oneOf' && error.keyword !== 'allOf';
}

function metaFault(file: string, error: ErrorObject): Fault {
  const params = error.params as Record<string, unknown>;
  const expected = (what: string, remedy: string, value: unknown = error.data): Fault => ({
    file,
    pointer: error.instancePath,
    value,
    expected: what,
    remedy,
  });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      return expected('a known keyword', `Remove "${key}", or correct its spelling.`, key);
    }
    case 'required':
      return expected(
        `the keyword "${String(params.missingProperty)}"`,
        `Add "${String(params.missingProperty)}".`,
        Object.keys(error.data as object),
      );
    case 'enum':
      return expected(`one of ${(params.allowedValues as unknown[]).join(', ')}`, 'Use one of these values.');
    case 'const':
      return expected(JSON.stringify(params.allowedValue), `Write ${JSON.stringify(params.allowedValue)}.`);
    case 'pattern':
      return expected(
        `text like ${String(params.pattern)}`,
        'Use lower case, digits and the separators shown.',
      );
    case 'propertyNames':
      if (error.instancePath !== '/properties')
        return expected(
          'names in camelCase of at most 30 letters and digits',
          `Rename "${String(params.propertyName)}".`,
          params.propertyName,
        );
      return expected(
        `lower-case snake_case names that do not end in an operator such as _like or _in, and are not ${reservedNames.join(', ')}`,
        `Rename "${String(params.propertyName)}".`,
        params.propertyName,
      );
    default:
      return expected(`a value that ${error.message ?? 'is valid'}`, 'Correct the value.');
  }
}
