import type { Entity, Field } from '../../../../entity/model/entity';
import { linkTable } from '../../../database/columns';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { authorText, labelledTarget, labelText } from './labels';
import { scopeConditions } from './row-scope';

/** How a reference of the row `t` is read. */
export interface ReferencePart {
  /** The id, or the ids in their order. */
  readonly value: string;
  /** What they are called; null where the actor may not see it. */
  readonly label: string;
  readonly join: string;
}

export function referencePart(
  view: View,
  field: Field,
  alias: string,
  parameters: Parameters,
): ReferencePart {
  const value = `t.${quote(field.name)}`;
  if (field.system) return authorPart(view, field, alias, value, parameters);
  const target = labelledTarget(view, field);
  if (!target) return { value, label: 'null::text', join: '' };
  return {
    value,
    label: labelText(target, alias),
    join: targetJoin(view, target, alias, value, parameters),
  };
}

/** Who wrote a record is named wherever that account belongs. */
function authorPart(
  view: View,
  field: Field,
  alias: string,
  value: string,
  parameters: Parameters,
): ReferencePart {
  const accounts = view.model.entities.get(field.ref ?? '');
  if (!accounts) return { value, label: 'null::text', join: '' };
  const label = authorText(view, accounts, alias, labelText(accounts, alias), parameters);
  return { value, label, join: ` left join ${quote(accounts.table)} ${alias} on ${alias}.id = ${value}` };
}

export function referencesPart(
  view: View,
  field: Field,
  alias: string,
  parameters: Parameters,
): ReferencePart {
  const target = labelledTarget(view, field);
  const collect = (value: string) => `coalesce(json_agg(${value} order by k.position), '[]')`;
  const labels = target ? collect(labelText(target, 'l')) : 'null::json';
  const join = target ? targetJoin(view, target, 'l', 'k.target', parameters) : '';
  const links = `${quote(linkTable(view.entity, field))} k${join} where k.owner = t.id`;
  const collected = `select ${collect('k.target')} as ids, ${labels} as labels from ${links}`;
  return {
    value: `${alias}.ids`,
    label: `${alias}.labels`,
    join: ` left join lateral (${collected}) ${alias} on true`,
  };
}

/** Only records in the actor's scope tell what they are called. */
function targetJoin(view: View, target: Entity, alias: string, key: string, parameters: Parameters): string {
  const conditions = [`${alias}.id = ${key}`, ...scopeConditions(view.actor, target, alias, parameters)];
  return ` left join ${quote(target.table)} ${alias} on ${conditions.join(' and ')}`;
}
