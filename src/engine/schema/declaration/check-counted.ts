import type { Entity, Field } from '../model/entity';
import type { Count } from '../model/kept-numbers';
import { unitOf } from '../model/unit';
import { acceptsField, expected } from './check-rollups';
import { type Fault, faultAt } from './fault';

/** Faults of the field that an `x-count` sums, or whose distinct values it counts. */
export function countedFaults({ name, property }: Field, count: Count, of: Entity | undefined): Fault[] {
  const pointer = `/properties/${name}/x-count`;
  const { sum, distinct } = count;
  if (sum !== undefined && distinct !== undefined)
    return [faultAt(pointer, count, '"sum" or "distinct"', 'Remove one of the two.')];
  const list = sum === undefined ? 'distinct' : 'sum';
  const named = count[list];
  const source = named === undefined ? undefined : of?.fields.get(named);
  const isWhole = sum === undefined || source?.type === 'integer';
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
