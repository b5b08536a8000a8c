import type { RefWhere, Scalar } from '../model/entity-schema';
import { isEmpty } from './condition';

type Row = Readonly<Record<string, unknown>>;

/** Names of the fields of the referencing record that `x-ref-where` uses. */
export function ownFieldsOf(refWhere: RefWhere): readonly string[] {
  return Object.values(refWhere).flatMap((wanted) => ownFieldOf(wanted) ?? []);
}

/** The accepted values by field of the referenced record; none where the compared field is empty. */
export function wantedValues(refWhere: RefWhere, record: Row): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(
    Object.entries(refWhere).map(([name, wanted]) => {
      const own = ownFieldOf(wanted);
      const values = [own === undefined ? wanted : record[own]].flat();
      return [name, values.filter((value) => !isEmpty(value))];
    }),
  );
}

/** Whether the record may reference the target. */
export function fits(refWhere: RefWhere, target: Row, record: Row): boolean {
  return Object.entries(wantedValues(refWhere, record)).every(([name, values]) =>
    values.includes(target[name]),
  );
}

function ownFieldOf(wanted: Scalar | readonly Scalar[] | { readonly field: string }): string | undefined {
  return typeof wanted === 'object' && 'field' in wanted ? wanted.field : undefined;
}
