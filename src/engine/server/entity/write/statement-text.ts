import type { Entity } from '../../../schema/model/entity';
import { oncePer } from '../../../schema/model/once-per';
import { linkFields, linkTable, storedFields } from '../../database/columns';
import { quote, quoteAll } from '../../database/sql-text';

/** Columns that a write returns: all except secret ones. */
export const answeredColumns = oncePer((entity: Entity): string =>
  quoteAll(
    storedFields(entity)
      .filter((field) => !field.secret)
      .map((field) => field.name),
  ),
);

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
