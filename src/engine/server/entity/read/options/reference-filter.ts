import { can, canWrite } from '../../../../schema/access/access';
import type { Principal } from '../../../../schema/access/principal';
import { AppError } from '../../../../schema/contract/app-error';
import { badValue } from '../../../../schema/contract/bad-value';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { rootField, withNested } from '../../../../schema/model/nested-fields';
import type { Params } from '../../../../schema/query/list-query';
import { scalarOf } from '../../../../schema/query/scalar';
import { ownFieldsOf, wantedValues } from '../../../../schema/write/ref-where';
import { sqlTypeOf } from '../../../database/columns';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';

/** By field: the values that an offered record may have. */
export type ReferenceFilter = ReturnType<typeof wantedValues>;

/**
 * The `x-ref-where` filter of a reference such as `order.lines.commodity`, for a record with these values. Throws an
 * `AppError` unless the actor may write the reference, because the options reveal values of the other records.
 */
export function referenceFilter(
  { model, entity, actor }: View,
  named: string,
  params: Params,
): ReferenceFilter {
  const [name = '', ...path] = named.split('.');
  const holder = model.entities.get(name);
  const field = withNested([...(holder?.fields.values() ?? [])]).find((one) => one.name === path.join('.'));
  if (!holder || !field?.refWhere || field.ref !== entity.name || !mayReference(actor, holder, field)) {
    throw badValue('_for', named);
  }
  const own = ownFieldsOf(field.refWhere);
  for (const other of Object.keys(params)) {
    if (!own.includes(other)) throw new AppError('unknownParameter', { name: other });
  }
  const record = Object.fromEntries(
    Object.entries(params).map(([one, texts]) => [
      one,
      valuesOf(fieldNamed(holder, one), [texts ?? []].flat()),
    ]),
  );
  return wantedValues(field.refWhere, record);
}

function mayReference(actor: Principal, holder: Entity, field: Field): boolean {
  const actions = ['create', 'update', ...holder.actions.map(({ name }) => name)];
  return (
    canWrite(actor, rootField(holder, field) ?? field) && actions.some((action) => can(actor, action, holder))
  );
}

/** Ids may be comma-separated. */
function valuesOf(field: Field, texts: readonly string[]): unknown[] {
  const parts = field.ref !== undefined ? texts.flatMap((text) => text.split(',')) : texts;
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const value = scalarOf(field, part);
      if (value === undefined) throw badValue(field.name, part);
      return value;
    });
}

export function referenceConditions(
  entity: Entity,
  filter: ReferenceFilter,
  parameters: Parameters,
): string[] {
  return Object.entries(filter).map(([name, values]) => {
    const type = sqlTypeOf(fieldNamed(entity, name));
    return `t.${quote(name)} = any(${parameters.bind(values)}::${type}[])`;
  });
}
