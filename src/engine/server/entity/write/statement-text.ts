import type { Entity } from '../../../schema/model/entity';
import { linkFields, linkTable, storedFields } from '../../database/columns';
import { quote } from '../../database/sql-text';

/** Columns that a write returns: all except secret ones. */
export function answeredColumns(entity: Entity): string {
  return storedFields(entity)
    .filter((field) => !field.secret)
    .map((field) => quote(field.name))
    .join(', ');
}

/** `select` list of a whole record of alias `t`; `references` fields are ordered arrays. */
export function wholeRecord(entity: Entity): string {
  return [
    ...storedFields(entity).map((field) => `t.${quote(field.name)}`),
    ...linkFields(entity).map((field) => {
      const table = quote(linkTable(entity, field));
      const targets = `select target from ${table} as l where l.owner = t.id order by l.position`;
      return `array(${targets}) as ${quote(field.name)}`;
    }),
  ].join(', ');
}
