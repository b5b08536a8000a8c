import { narrowest } from '../contract/app';
import type { Entity, Field } from '../model/entity';
import type { FieldType } from '../model/field-type';
import type { RollupSchema } from '../model/kept-numbers';
import { rollupOf } from '../model/rollup';
import { type Fault, faultAt } from './fault';

/** The field types that each list of a rollup accepts. */
export const acceptsField: Readonly<
  Record<'day' | 'by' | 'sum' | 'count' | 'distinct', (field: Field) => boolean>
> = {
  day: ofTypes('date', 'dateTime'),
  by: ofTypes('reference', 'enum', 'boolean'),
  sum: ofTypes('integer', 'number', 'money', 'percent'),
  count: ({ type, secret }) => !secret && type !== 'references' && type !== 'computed',
  distinct: ofTypes('reference', 'enum', 'boolean', 'integer', 'text', 'phone', 'email'),
};

export const expected: Readonly<Record<keyof typeof acceptsField, string>> = {
  day: 'a date or date-time field of this entity',
  by: 'a reference, an enum or a boolean of this entity',
  sum: 'a number of this entity',
  count: 'a field of this entity that is a column of its table and no password',
  distinct: 'a reference, an enum, a boolean, an integer or a short text of this entity',
};

const lists = ['day', 'by', 'sum', 'count', 'distinct'] as const;

export function rollupFaults(entity: Entity): Fault[] {
  return Object.entries(entity.schema['x-rollups'] ?? {}).flatMap(([name, rollup]) => {
    const pointer = `/x-rollups/${name}`;
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
  });
}

/** `across` needs the column of the narrowest level in the group key, which it leaves out. */
function acrossFaults({ scope }: Entity, { across, by = [] }: RollupSchema, pointer: string) {
  const level = narrowest?.name ?? '';
  const column = scope.columns[level];
  if (!across || (column !== undefined && column !== 'id' && !by.includes(column))) return [];
  const remedy =
    column !== undefined && by.includes(column)
      ? `Leave ${column} out of "by": it makes groups anyway.`
      : `Remove it: the groups of this rollup hold all ${level}s anyway.`;
  return [faultAt(`${pointer}/across`, true, `a rollup with groups of single ${level}s`, remedy)];
}

function ofTypes(...types: readonly FieldType[]): (field: Field) => boolean {
  return ({ type, secret }) => !secret && types.includes(type);
}
