import type { Entity, Field } from '../model/entity';
import { isNumeric } from '../model/field-traits';
import type { Computed } from '../model/made-values';
import { partName } from '../model/nested-fields';
import { namesIn } from '../write/computed-values';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword, PropertyPlace } from './keyword';
import { type NameUse, partsOf, pathUses, propertiesOf } from './name-use';
import { fieldName, fieldPath, shaped, textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The value is computed from other fields of the record. */
    'x-computed'?: Computed;
  }
}

export const onProperty: PropertyKeyword<Computed> = {
  schema: {
    oneOf: [
      shaped({ sum: fieldPath }),
      shaped({ mean: fieldPath, weight: fieldPath }),
      shaped({ product: { type: 'array', items: fieldName, minItems: 2, maxItems: 4, uniqueItems: true } }),
      shaped({ age: fieldName }),
      shaped({
        text: {
          ...textOf('text with names of properties in braces', '/r/{report_number}', '\\{[a-z][a-z0-9_]*\\}'),
          maxLength: 200,
        },
      }),
    ],
  },
  docs: `The database computes the value from other fields of the record: the \`sum\` of a number over the items of a list,
their \`mean\` by \`weight\` to two decimals, a \`text\` with names of short texts in braces, which is empty where one of them is, or
the \`age\` in whole years since a date, when it is read. Inside the items of a list, \`product\` multiplies numbers of the same
item. The property is not in \`required\` and has no \`default\`. Forms show the value while the others are typed.`,
  examples: [
    { sum: 'lines.amount' },
    { mean: 'scores.score', weight: 'scores.weight' },
    { product: ['quantity', 'price'] },
    { text: '/r/{number}' },
    { age: 'birth_date' },
  ],
  uses: (computed, place) => namesOf(computed, place),
  faults: (computed, place) =>
    place.holder ? productFaults(computed, place.holder, place) : valueFaults(computed, place),
};

function namesOf(computed: Computed, { entity, field: { name }, at }: PropertyPlace): readonly NameUse[] {
  const own = propertiesOf(entity);
  if ('age' in computed) return [{ pointer: at, name: computed.age, scope: own }];
  if ('text' in computed)
    return namesIn(computed.text).map((named) => ({ pointer: at, name: named, scope: own }));
  if ('product' in computed) {
    const list = entity.fields.get(name.split('.', 1)[0] ?? '');
    return list ? computed.product.map((named) => ({ pointer: at, name: named, scope: partsOf(list) })) : [];
  }
  const paths = 'sum' in computed ? [computed.sum] : [computed.mean, computed.weight];
  return paths.flatMap((path) => pathUses(entity, path.split('.'), at));
}

function valueFaults(computed: Computed, { entity, field, at: pointer }: PropertyPlace): readonly Fault[] {
  const fault = (expected: string, remedy = 'Correct the name.') =>
    faultAt(pointer, computed, expected, remedy);
  const faults: Fault[] = [];
  if (field.required)
    faults.push(fault('a property that is not in "required"', 'Remove it from "required".'));
  if (field.property.default !== undefined)
    faults.push(fault('no "default" next to it', 'Remove the default.'));
  if ('product' in computed)
    return [...faults, fault('a property of the items of a list', 'Declare it there.')];
  if ('age' in computed) {
    const isBorn = entity.fields.get(computed.age)?.type === 'date' && field.property.type === 'integer';
    return isBorn ? faults : [...faults, fault('an integer, computed from a date of this entity')];
  }
  if ('text' in computed) {
    const isText = field.type === 'text' || field.type === 'url';
    const sources = namesIn(computed.text).map((source) => entity.fields.get(source));
    const isMade = sources.every((source) => source?.type === 'text' && !source.computed);
    const { maxLength = Infinity } = field.property;
    const fixed = computed.text.replace(/\{[a-z][a-z0-9_]*\}/g, '').length;
    if (fixed > maxLength) {
      const remedy = `Raise "maxLength" beyond ${fixed}, or shorten the text.`;
      faults.push(
        faultAt(`${pointer}/text`, computed.text, `text of at most ${maxLength} characters`, remedy),
      );
    }
    return isText && isMade
      ? faults
      : [...faults, fault('a short text, made from short texts of this entity')];
  }
  const paths = 'sum' in computed ? [computed.sum] : [computed.mean, computed.weight];
  const parts = paths.map((path) => itemPart(entity, path));
  const isOne = new Set(paths.map((path) => path.split('.')[0])).size === 1;
  const isNumber = isNumeric(field.type) && parts.every((part) => isNumeric(part?.type));
  return isOne && isNumber
    ? faults
    : [...faults, fault('a number, computed from numbers in the items of one list')];
}

function itemPart(entity: Entity, path: string): Field | undefined {
  const [list = '', part = ''] = path.split('.');
  const field = entity.fields.get(list);
  return field?.type === 'objects' ? field.fields.find((one) => partName(one) === part) : undefined;
}

/**
 * Faults of a computed field inside the items of a list: it can only be a product; all else is computed for the whole
 * record.
 */
function productFaults(
  computed: Computed,
  list: Field,
  { field: part, at }: PropertyPlace,
): readonly Fault[] {
  if (!('product' in computed)) {
    return [faultAt(at, computed, '"product"', 'Compute the rest in a field of the record.')];
  }
  const isFactor = (name: string) => {
    const factor = list.fields.find((one) => partName(one) === name);
    return factor !== undefined && isNumeric(factor.type) && !factor.computed;
  };
  const isSound = isNumeric(part.type) && !part.required && computed.product.every(isFactor);
  const expected = 'an optional number, computed from numbers next to it that callers give';
  return isSound ? [] : [faultAt(at, computed, expected, 'Correct the names.')];
}
