import fc from 'fast-check';
import type { Field } from '../../../src/engine/schema/model/entity';
import { textsOf } from '../../../src/engine/schema/model/localized';
import type { Filter } from '../../../src/engine/schema/query/list-query';
import { operatorsFor } from '../../../src/engine/schema/query/operators';
import type { Scalar } from '../../../src/engine/schema/query/scalar';
import type { Row } from '../../../src/engine/server/entity/context';
import { arbitraryValue } from '../../support/arbitrary-value';

/** A filter with every operator of the field, with a value of the rows or an unusual one by turns. */
export function filtersOf(field: Field, rows: readonly Row[]): Filter[] {
  if (operatorsFor(field).length === 0) return [];
  const held = [...new Set(rows.flatMap((row) => heldIn(field, row[field.name])))];
  const values = [...held.slice(0, 2), ...strange(field)];
  return operatorsFor(field).flatMap((operator, nth): Filter[] => {
    const given = values.slice(nth % values.length).slice(0, 1);
    switch (operator) {
      case 'null':
        return [true, false].map((value) => ({ field: field.name, operator, value }));
      case 'like':
        return values
          .flatMap((value) => needle(value) ?? [])
          .slice(0, 1)
          .map((value) => ({ field: field.name, operator, value }));
      case 'in':
        return [{ field: field.name, operator, value: values }];
      case 'between':
        return given.map((value) => ({ field: field.name, operator, value: [values[0] ?? value, value] }));
      default:
        return given.map((value) => ({ field: field.name, operator, value }));
    }
  });
}

function heldIn({ localized }: Field, value: unknown): Scalar[] {
  return localized ? Object.values(textsOf(value)) : [(value ?? []) as Scalar | Scalar[]].flat();
}

function strange(field: Field): Scalar[] {
  if (field.ref !== undefined || field.type === 'computed' || field.type === 'numbers') return [987_654_321];
  if (field.type === 'tags') return ['nobody has this'];
  return fc.sample(arbitraryValue(field), { numRuns: 1, seed: 7 }).flatMap((value) => heldIn(field, value));
}

/** Up to four characters from the second on; undefined beyond ASCII, since engines differ in upper and lower case. */
export function needle(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const inner = [...value].slice(1, 5).join('');
  return /^[ -~]+$/.test(inner) ? inner : undefined;
}
