import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { type Fault, type FileFault, faultAt } from '../keywords/fault';
import type { EntitySchema, PropertySchema } from '../model/entity-schema';
import { systemProperties } from '../model/system-properties';
import { createAjv } from '../write/validator';
import { patternFaults, shapeFaults } from './check-patterns';
import { metaFaults } from './meta-faults';
import { entityMetaSchema } from './meta-schema';

interface Compilers {
  readonly declaration: ValidateFunction;
  readonly property: Ajv2020;
}

let compilers: Compilers | undefined;

/** Compiled lazily: compiling takes tens of milliseconds, and the browser never checks declarations. */
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

/** Faults of one file alone; empty when the declaration is valid. */
export function checkSchema(file: string, schema: unknown): FileFault[] {
  const validate = compilersOnce().declaration;
  const faults = validate(schema) ? faultsInside(schema as EntitySchema) : metaFaults(validate.errors ?? []);
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

/** The property without `format`: the keyword `format` reports a wrong format more clearly than ajv. */
function shapeOf(property: PropertySchema): unknown {
  const isFormat = (key: string, value: unknown) => key === 'format' && typeof value === 'string';
  return JSON.parse(JSON.stringify(property), (key, value) => (isFormat(key, value) ? undefined : value));
}
