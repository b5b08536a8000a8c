import type { PropertySchema } from '../model/entity-schema';
import { patternForm } from '../write/pattern-form';
import { type Fault, faultAt } from './fault';

/** Faults of the pattern of a property that compiles: what cannot be put in words is shown by an example. */
export function patternFaults(name: string, property: PropertySchema): Fault[] {
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
