import type { EnumLabel } from '../model/entity-schema';
import { withNested } from '../model/nested-fields';
import { unitOf } from '../model/unit';
import { earlierFaults } from './earlier-names';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword, PropertyPlace } from './keyword';
import { valueUses } from './name-use';
import { words } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The labels of an enum, or of a list whose items are one. */
    'x-enum'?: Readonly<Record<string, EnumLabel>>;
  }
}

const colors = ['default', 'blue', 'green', 'gold', 'orange', 'red', 'purple', 'cyan', 'grey'] as const;

export const onProperty: PropertyKeyword<Readonly<Record<string, EnumLabel>>> = {
  schema: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: {
        title: words,
        one: words,
        color: { enum: colors },
        was: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
      },
      required: ['title'],
      additionalProperties: false,
    },
  },
  docs: `Next to \`enum\`, also to that of the \`items\` of a list: the English \`title\` of each value, and the \`color\` of its
tag. \`one\` is the singular where \`x-unit\` names this enum. \`was\` lists earlier names of the value in a field of the record: the
plan renames the stored values. A value without a title is shown as its own name in words.
A title that is its value and has only capitals and digits, such as \`X5\`, is a name and needs no translation.`,
  examples: [
    { draft: { title: 'Draft' }, issued: { title: 'Issued', color: 'green', was: ['sent'] } },
    { weeks: { title: 'weeks', one: 'week' } },
  ],
  uses: (labels, { field, at }) => Object.keys(labels).flatMap((value) => valueUses(field, at, value)),
  faults(labels, place) {
    const { field, at } = place;
    if (field.options.length === 0)
      return [faultAt(at, labels, 'an enum, or a list of one', `Remove it; ${field.name} is ${field.type}.`)];
    return [...singularFaults(place), ...labelFaults(Object.keys(labels), place), ...renameFaults(place)];
  },
};

/** Inside objects the plan renames keys but not values. */
function renameFaults({ field: { options }, holder, at }: PropertyPlace): readonly Fault[] {
  return options.flatMap(({ value, was }) => {
    const pointer = `${at}/${value}/was`;
    if (!was) return [];
    if (holder) return [faultAt(pointer, was, 'a field of the record', 'Remove it from the nested field.')];
    return earlierFaults(was, pointer, (name) =>
      options.some((other) => other.value === name || (other.value !== value && other.was?.includes(name))),
    );
  });
}

/** Only values that are units have a singular. */
function singularFaults({ entity, field, at }: PropertyPlace): readonly Fault[] {
  const isUnit = withNested([...entity.fields.values()]).some((other) => {
    const unit = other.property['x-unit'] === undefined ? undefined : unitOf(entity, other);
    return typeof unit === 'object' && unit.field.name === field.name;
  });
  if (isUnit) return [];
  return field.options.flatMap(({ value, one }) =>
    one === undefined
      ? []
      : [faultAt(`${at}/${value}/one`, one, 'an enum that an "x-unit" names', 'Remove "one".')],
  );
}

function labelFaults(labels: readonly string[], { field, at }: PropertyPlace): readonly Fault[] {
  const values = field.options.map(({ value }) => value);
  return labels
    .filter((label) => !values.includes(label))
    .map((label) => faultAt(at, label, `one of ${values.join(', ')}`, 'Remove it or add it to "enum".'));
}
