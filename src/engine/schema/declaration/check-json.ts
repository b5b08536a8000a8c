import { type Fault, faultAt } from '../keywords/fault';
import type { Field } from '../model/entity';

/** Faults of a property that is edited as JSON text: it needs type object or array with `"format": "json"`. */
export function jsonFaults({ type, property }: Field, pointer: string): Fault[] {
  if (type !== 'json') return [];
  if (property.type !== 'object' && property.type !== 'array') {
    return [
      faultAt(`${pointer}/type`, property.type, '"object" or "array" with format "json"', 'Change it.'),
    ];
  }
  if (property.format === 'json') return [];
  const [expected, inputs] =
    property.type === 'object'
      ? ['"properties"', 'a group of inputs']
      : ['"items" that are texts, numbers, or objects with "properties"', 'a list or a table'];
  const remedy = `Declare them for ${inputs}, or add "format": "json" for a text of JSON.`;
  return [faultAt(pointer, { type: property.type }, expected, remedy)];
}
