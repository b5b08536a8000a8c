import { type Fault, faultAt } from '../keywords/fault';
import type { Field } from '../model/entity';

/** Faults of a property without parts that is not declared as JSON text. */
export function jsonFaults({ type, property }: Field, pointer: string): Fault[] {
  if (type !== 'json' || property.format === 'json') return [];
  const [expected, inputs] =
    property.type === 'object'
      ? ['"properties"', 'a group of inputs']
      : ['"items" that are texts, numbers, or objects with "properties"', 'a list or a table'];
  const remedy = `Declare them for ${inputs}, or add "format": "json" for a text of JSON.`;
  return [faultAt(pointer, { type: property.type }, expected, remedy)];
}
