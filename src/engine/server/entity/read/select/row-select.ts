import type { Field } from '../../../../schema/model/entity';
import { oncePer } from '../../../../schema/model/once-per';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { fieldValue } from './field-value';
import { filesItem } from './files';
import { jsonValue } from './json-value';
import { nestedLabels, type ReferencePart, referencePart, referencesPart } from './reference-part';

/** Parts of a statement that reads rows for a response from the alias `t`. */
interface RowSelect {
  readonly items: string;
  readonly joins: string;
}

/** The fields, `_labels` with the labels of references, and `_files`. */
export function rowSelect(view: View, fields: readonly Field[], parameters: Parameters): RowSelect {
  const items: string[] = [];
  const labels: string[] = [];
  let joins = '';
  for (const [at, field] of fields.entries()) {
    if (field.type === 'computed') {
      items.push(`${fieldValue(view, field, parameters)} as ${quote(field.name)}`);
    } else if (field.ref !== undefined) {
      const part = partOf(view, field, at, parameters);
      items.push(`${part.value} as ${quote(field.name)}`);
      labels.push(`${part.label} as ${quote(field.name)}`);
      joins += part.join;
    } else {
      for (const part of field.fields.filter(({ type }) => type === 'reference')) {
        labels.push(`${nestedLabels(view, part, parameters)} as ${quote(part.name)}`);
      }
      items.push(plainItem(field));
    }
  }
  const labelled = labels.length > 0 ? `(select l from (select ${labels.join(', ')}) l)` : "'{}'::json";
  const annotations = [`${labelled} as "_labels"`, ...filesItem(view, fields, parameters)];
  return { items: [...items, ...annotations].join(', '), joins };
}

/** Cached, because it is equal for every actor. */
const plainItem = oncePer((field: Field): string => {
  const name = quote(field.name);
  return `${jsonValue(field, `t.${name}`)} as ${name}`;
});

function partOf(view: View, field: Field, at: number, parameters: Parameters): ReferencePart {
  return field.type === 'references'
    ? referencesPart(view, field, `m${at}`, parameters)
    : referencePart(view, field, `l${at}`, parameters);
}
