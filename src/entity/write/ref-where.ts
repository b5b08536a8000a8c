import type { RefWhere, Scalar } from '../model/entity-schema';
import { isEmpty } from './condition';

type Row = Readonly<Record<string, unknown>>;

/** Names of the fields of the record itself on which it depends what it may point to. */
export function ownFieldsOf(refWhere: RefWhere): readonly string[] {
  return Object.values(refWhere).flatMap((wanted) => ownFieldOf(wanted) ?? []);
}

/** By field of the target: the values of which it must hold one. None where a field of the record is empty. */
export function wantedValues(refWhere: RefWhere, record: Row): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(
    Object.entries(refWhere).map(([name, wanted]) => {
      const own = ownFieldOf(wanted);
      const values = [own === undefined ? wanted : record[own]].flat();
      return [name, values.filter((value) => !isEmpty(value))];
    }),
  );
}

/** Whether the record may point to the target. */
export function fits(refWhere: RefWhere, target: Row, record: Row): boolean {
  return Object.entries(wantedValues(refWhere, record)).every(([name, values]) =>
    values.includes(target[name]),
  );
}

function ownFieldOf(wanted: Scalar | readonly Scalar[] | { readonly field: string }): string | undefined {
  return typeof wanted === 'object' && 'field' in wanted ? wanted.field : undefined;
}
