import type { ValidateFunction } from 'ajv/dist/2020';
import type { PropertySchema } from '../model/entity-schema';
import { compileAlone } from '../write/validator';

/** Compiling takes far longer than validating, and a property is asked about each value of its enum. */
const compiled = new WeakMap<PropertySchema, ValidateFunction>();

/** Whether the property, alone, accepts the value. */
export function accepts(property: PropertySchema, value: unknown): boolean {
  const validate =
    compiled.get(property) ?? compileAlone({ type: 'object', properties: { value: property } }, false);
  compiled.set(property, validate);
  return validate({ value });
}
