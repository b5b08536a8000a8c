import type { PropertySchema } from '../model/entity-schema';
import { compileAlone } from '../write/validator';

/** Whether the property, alone, accepts the value. */
export function accepts(property: PropertySchema, value: unknown): boolean {
  return compileAlone({ type: 'object', properties: { value: property } }, false)({ value });
}
