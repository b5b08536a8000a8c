import { nearMisses } from '../../../src/engine/cli/near-misses';
import type { Field } from '../../../src/engine/schema/model/entity';
import type { PropertySchema } from '../../../src/engine/schema/model/entity-schema';
import { traitsOf } from '../../../src/engine/schema/model/field-traits';
import { textSchemaOf } from '../../../src/engine/schema/model/localized';
import { patternOfFormat } from '../../../src/engine/schema/write/formats';

/** Values that a create must reject for the field, whatever records exist. */
export function refusedValues(field: Field): unknown[] {
  const { property } = field;
  const { decimals, below } = traitsOf(field.type);
  if (field.derived) return [1, 'x', null];
  const wrongKind = [property.type === 'string' ? 7 : 'x', property.type === 'boolean' ? 1 : true, { a: [] }];
  return [
    ...(field.type === 'json' ? ['x', 1] : wrongKind),
    ...(field.required ? [null] : []),
    ...bounds(field),
    ...(field.type === 'enum' ? ['no such value'] : []),
    ...(field.type === 'date' ? ['2026-02-30', '2026-1-1', '0000-01-01'] : []),
    ...(field.type === 'dateTime' ? ['2026-01-01', '2026-01-01T25:00:00Z', '2026-01-01T00:00:00'] : []),
    ...(decimals === undefined ? [] : [10 ** -(decimals + 1), below]),
    ...(field.type === 'reference' ? [0, -1, 1.5] : []),
    ...(field.type === 'references' ? [[0], ['x']] : []),
    ...(field.type === 'numbers' ? [['x'], [null], [1e17]] : []),
    ...(['tags', 'images', 'files'].includes(field.type) ? [[1], ['']] : []),
    ...(field.localized ? refusedTexts(textSchemaOf(property)) : []),
    ...notMatching(property.pattern ?? patternOfFormat[property.format ?? '']),
  ];
}

/** Localized values with an unknown language, a wrong type, a blank text, a text that is too long, or in a list. */
function refusedTexts({ maxLength = 0 }: PropertySchema): unknown[] {
  return [{ xx: 'text' }, { en: 7 }, { en: '  ' }, { en: 'x'.repeat(maxLength + 1) }, [{ en: 'text' }]];
}

/** Texts that the pattern rejects: some in several scripts, and long ones that nearly match. */
function notMatching(pattern: string | undefined): string[] {
  if (pattern === undefined) return [];
  const long = nearMisses(pattern, 60_000).slice(0, 3);
  const tested = new RegExp(pattern, 'u');
  return ['not of the format', '不符合格式', '#', ...long].filter((text) => !tested.test(text));
}

/** Values just outside the bounds. An empty list counts as no value in an optional field. */
function bounds({ property, required }: Field): unknown[] {
  const { minimum, maximum, maxLength, maxItems, minItems = 0 } = property;
  return [
    ...(minimum !== undefined && Math.abs(minimum) < 1e15 ? [minimum - 1] : []),
    ...(maximum !== undefined && Math.abs(maximum) < 1e15 ? [maximum + 1] : []),
    ...(maxLength !== undefined ? ['x'.repeat(maxLength + 1)] : []),
    ...(maxItems !== undefined ? [Array.from({ length: maxItems + 1 }, (_, at) => at + 1)] : []),
    ...(minItems > (required ? 0 : 1) ? [Array.from({ length: minItems - 1 }, (_, at) => at + 1)] : []),
  ];
}
