import { type Fault, faultAt } from '../keywords/fault';
import type { PropertySchema } from '../model/entity-schema';
import { patternForm } from '../write/pattern-form';

type Check = (property: PropertySchema, pointer: string) => readonly Fault[];

/** Faults that would make ajv fail to compile the property: arrays without `items`, and invalid patterns. */
export const shapeFaults: Check = (property, pointer) => [
  ...(property.type === 'array' && property.items === undefined
    ? [
        faultAt(
          pointer,
          { type: 'array' },
          '"items" next to "type": "array"',
          'Add "items": what the list holds.',
        ),
      ]
    : []),
  ...(property.pattern === undefined ? [] : regularFaults(property.pattern, pointer)),
  ...below(property, pointer, shapeFaults),
];

function regularFaults(pattern: string, pointer: string): readonly Fault[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const remedy = `Correct it: ${(error as Error).message}.`;
    return [faultAt(`${pointer}/pattern`, pattern, 'a regular expression of Unicode', remedy)];
  }
}

/** Faults of valid patterns: a pattern that no sentence can describe needs an example. */
export const patternFaults: Check = (property, pointer) => {
  const { pattern, examples } = property;
  const nested = below(property, pointer, patternFaults);
  if (pattern === undefined || pattern === '\\S') return nested;
  if (!patternForm(property)) {
    const expected = 'an example next to a pattern that no sentence can describe';
    const remedy = 'Add "examples": one or more texts that match, to show whoever types something else.';
    return [faultAt(`${pointer}/pattern`, pattern, expected, remedy), ...nested];
  }
  const wrong = (Array.isArray(examples) ? examples : [])
    .map((value: unknown, at) =>
      faultAt(`${pointer}/examples/${at}`, value, `text that matches ${pattern}`, 'Correct the example.'),
    )
    .filter(({ value }) => !new RegExp(pattern, 'u').test(String(value)));
  return [...wrong, ...nested];
};

function below({ items, properties = {} }: PropertySchema, pointer: string, check: Check): readonly Fault[] {
  return [
    ...(typeof items === 'object' ? check(items as PropertySchema, `${pointer}/items`) : []),
    ...Object.entries(properties).flatMap(([name, part]) =>
      check(part as PropertySchema, `${pointer}/properties/${name}`),
    ),
  ];
}
