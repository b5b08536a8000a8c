import { narrowest } from '../contract/app';
import type { Entity } from '../model/entity';
import type { RollupSchema } from '../model/kept-numbers';
import { rollupOf } from '../model/rollup';
import { type Fault, faultAt } from './fault';
import type { EntityKeyword } from './keyword';
import { eachUse, oneUse, propertiesOf } from './name-use';
import { acceptsField, expected } from './rollup-fields';
import { camelCaseName, fieldName, fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** By name: sums and counts that triggers maintain, so that statistics and counted columns need not read the rows. */
    'x-rollups'?: Readonly<Record<string, RollupSchema>>;
  }
}

const lists = ['day', 'by', 'sum', 'count', 'distinct'] as const;

export const onEntity: EntityKeyword<Readonly<Record<string, RollupSchema>>> = {
  schema: {
    type: 'object',
    propertyNames: camelCaseName,
    additionalProperties: {
      type: 'object',
      properties: {
        day: fieldName,
        by: fieldNames,
        sum: fieldNames,
        count: fieldNames,
        distinct: fieldNames,
        across: { const: true },
      },
      additionalProperties: false,
    },
  },
  docs: `Numbers that the database keeps about the rows, by name, so that statistics need not read the rows. A group is what
rows share in the columns of \`x-scope\`, the \`by\` fields and the \`day\` (in UTC); the number of its rows is always kept. \`sum\` adds up
numbers, \`count\` counts the values that are filled, \`distinct\` the different values. With \`across\` the numbers are kept without
the narrowest level, too, for readers who reach more. Triggers maintain a table per rollup; a rollup that is new or declared
otherwise starts from a count. Server code reads it through \`rollup()\` (\`src/engine/server/entity/read/rollup/rollup\`), which adds the
row scope, refuses hidden fields and counts the rows at the edges of days by the reader's clock.`,
  examples: [{ daily: { day: 'sold_at', by: ['kind'], sum: ['amount'], distinct: ['customer'] } }],
  uses: (rollups, { entity, at }) =>
    Object.entries(rollups).flatMap(([name, { day, by, sum, count, distinct }]) => [
      ...oneUse(`${at}/${name}/day`, day, propertiesOf(entity)),
      ...Object.entries({ by, sum, count, distinct }).flatMap(([list, names]) =>
        eachUse(`${at}/${name}/${list}`, names, propertiesOf(entity)),
      ),
    ]),
  faults: (rollups, { entity, at }) =>
    Object.entries(rollups).flatMap(([name, rollup]) => rollupFaults(entity, name, rollup, `${at}/${name}`)),
};

function rollupFaults(entity: Entity, name: string, rollup: RollupSchema, pointer: string): readonly Fault[] {
  const faults = lists.flatMap((list) =>
    [rollup[list] ?? []].flat().flatMap((fieldName, at): Fault[] => {
      const field = entity.fields.get(fieldName);
      if (field && acceptsField[list](field)) return [];
      const place = list === 'day' ? `${pointer}/day` : `${pointer}/${list}/${at}`;
      const remedy = `Name another field; ${fieldName} is ${field?.type}.`;
      return [faultAt(place, fieldName, expected[list], remedy)];
    }),
  );
  faults.push(...acrossFaults(entity, rollup, pointer));
  if (rollupOf(entity, name, rollup).keys.length > 0) return faults;
  const remedy = 'Name a field in "day" or "by"; the total of all rows is kept anyway.';
  return [faultAt(pointer, rollup, 'something that makes groups', remedy), ...faults];
}

/**
 * `across` leaves the column of the narrowest level out of the group key, so that column must be part of the
 * key, and `by` must not name it.
 */
function acrossFaults(
  { scope }: Entity,
  { across, by = [] }: RollupSchema,
  pointer: string,
): readonly Fault[] {
  const level = narrowest?.name ?? '';
  const column = scope.columns[level];
  if (!across || (column !== undefined && column !== 'id' && !by.includes(column))) return [];
  const remedy =
    column !== undefined && by.includes(column)
      ? `Leave ${column} out of "by": it makes groups anyway.`
      : `Remove it: the groups of this rollup hold all ${level}s anyway.`;
  return [faultAt(`${pointer}/across`, true, `a rollup with groups of single ${level}s`, remedy)];
}
