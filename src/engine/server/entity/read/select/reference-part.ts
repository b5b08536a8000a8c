import type { Field } from '../../../../schema/model/entity';
import { linkTable } from '../../../database/columns';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import type { View } from '../view';
import { authorText, labelledTarget, labelText } from './labels';
import { scopeConditions } from './row-scope';

/** SQL that reads a reference of the row `t`. */
export interface ReferencePart {
  /** The id, or the ordered ids. */
  readonly value: string;
  /** The label or labels; null if the actor may not see them. */
  readonly label: string;
  readonly join: string;
}

/** The label is a subquery: PostgreSQL needs longer to plan several joins than to read a page. */
export function referencePart(
  view: View,
  field: Field,
  alias: string,
  parameters: Parameters,
): ReferencePart {
  const value = `t.${quote(field.name)}`;
  const target = field.system ? view.model.entities.get(field.ref ?? '') : labelledTarget(view, field);
  if (!target) return { value, label: 'null::text', join: '' };
  const name = labelText(view, target, alias);
  // Authors are named even if the account is outside the row scope.
  const label = field.system ? authorText(view, target, alias, name, parameters) : name;
  const scope = field.system ? [] : scopeConditions(view.actor, target, alias, parameters);
  const conditions = where([`${alias}.id = ${value}`, ...scope]);
  return { value, label: `(select ${label} from ${quote(target.table)} ${alias}${conditions})`, join: '' };
}

export function referencesPart(
  view: View,
  field: Field,
  alias: string,
  parameters: Parameters,
): ReferencePart {
  const target = labelledTarget(view, field);
  const collect = (value: string) => `coalesce(json_agg(${value} order by k.position), '[]')`;
  const labels = target ? collect(labelText(view, target, 'l')) : 'null::json';
  const scope = target ? scopeConditions(view.actor, target, 'l', parameters) : [];
  const on = ['l.id = k.target', ...scope].join(' and ');
  const join = target ? ` left join ${quote(target.table)} l on ${on}` : '';
  const links = `${quote(linkTable(view.entity, field))} k${join} where k.owner = t.id`;
  const collected = `select ${collect('k.target')} as ids, ${labels} as labels from ${links}`;
  return {
    value: `${alias}.ids`,
    label: `${alias}.labels`,
    join: ` left join lateral (${collected}) ${alias} on true`,
  };
}

/** JSON object from id to label, for references inside objects of the row `t`. */
export function nestedLabels(view: View, part: Field, parameters: Parameters): string {
  const target = labelledTarget(view, part);
  if (!target) return 'null::json';
  const links = `${quote(linkTable(view.entity, part))} k join ${quote(target.table)} l on l.id = k.target`;
  const conditions = where(['k.owner = t.id', ...scopeConditions(view.actor, target, 'l', parameters)]);
  return `(select json_object_agg(l.id, ${labelText(view, target, 'l')}) from ${links}${conditions})`;
}
