import type { Entity, Field } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import type { Count } from '../model/kept-numbers';
import { unitOf } from '../model/unit';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { entitiesOf, oneUse, targetUse } from './name-use';
import { acceptsField, expected } from './rollup-fields';
import { fieldName, words } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The number of records that reference this one, or a number about them. */
    'x-count'?: Count;
  }
}

export const onProperty: PropertyKeyword<Count> = {
  isOfRecord: true,
  schema: {
    type: 'object',
    properties: {
      entity: words,
      by: fieldName,
      sum: fieldName,
      distinct: fieldName,
      at: fieldName,
      within: { enum: ['day', 'week', 'month'] },
    },
    required: ['entity', 'by'],
    dependentRequired: { within: ['at'], at: ['within'] },
    additionalProperties: false,
  },
  docs: `The number of records of \`entity\` that refer to this record through their reference \`by\`. With \`sum\` it is the
total of that number field, with \`distinct\` the number of different values of that field. \`at\` with \`within\` counts only
records whose date-time lies in the current day, week (from Monday) or month, by the reader's clock. The number is read
from a rollup (\`x-rollups\`): a declared one where it fits, else one that the planner adds.`,
  examples: [
    { entity: 'loan', by: 'book' },
    { entity: 'order', by: 'customer', sum: 'amount', at: 'sold_at', within: 'month' },
  ],
  uses: (count, { byName, at }) => [
    ...oneUse(at, count.entity, entitiesOf(byName)),
    ...targetUse(byName, count.entity, at, count.by),
    ...targetUse(byName, count.entity, `${at}/sum`, count.sum),
    ...targetUse(byName, count.entity, `${at}/distinct`, count.distinct),
    ...targetUse(byName, count.entity, `${at}/at`, count.at),
  ],
  faults(count, { entity, field, byName, at }) {
    const counted = byName.get(count.entity);
    const by = counted?.fields.get(count.by);
    const faults: Fault[] = [];
    if (by?.ref !== entity.name || by.type !== 'reference') {
      const wanted = `an entity with a reference to ${entity.name}`;
      faults.push(faultAt(at, count, wanted, 'Correct "entity" and "by".'));
    }
    faults.push(...countedFaults(field, count, counted));
    if (by && count.at && counted?.fields.get(count.at)?.type !== 'dateTime') {
      const wanted = 'a date-time field of the counted entity';
      faults.push(faultAt(`${at}/at`, count.at, wanted, 'Correct "at".'));
    }
    return faults;
  },
};

/** Faults of the field that an `x-count` sums, or whose distinct values it counts. */
function countedFaults({ name, property }: Field, count: Count, of: Entity | undefined): Fault[] {
  const pointer = `/properties/${name}/x-count`;
  const { sum, distinct } = count;
  if (sum !== undefined && distinct !== undefined)
    return [faultAt(pointer, count, '"sum" or "distinct"', 'Remove one of the two.')];
  const list = sum === undefined ? 'distinct' : 'sum';
  const named = count[list];
  const source = named === undefined ? undefined : of?.fields.get(named);
  const isWhole = sum === undefined || (source && traitsOf(source.type).value === 'integer');
  const type = isWhole ? 'integer' : 'number';
  const hasUnits = sum !== undefined && of && source && typeof unitOf(of, source) === 'object';
  return [
    ...(hasUnits
      ? [
          faultAt(
            `${pointer}/sum`,
            sum,
            'numbers of one unit or currency',
            `Remove "sum": each record of ${of.name} names the unit of its ${sum}.`,
          ),
        ]
      : []),
    ...(named === undefined || (source && acceptsField[list](source))
      ? []
      : [
          faultAt(
            `${pointer}/${list}`,
            named,
            expected[list].replace('this', 'the counted'),
            'Correct the name.',
          ),
        ]),
    ...(property.type === type
      ? []
      : [faultAt(`/properties/${name}/type`, property.type, `"${type}"`, `Write "type": "${type}".`)]),
  ];
}
