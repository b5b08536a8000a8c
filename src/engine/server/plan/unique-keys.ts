import type { Entity, Field } from '../../schema/model/entity';
import { fieldsOf } from '../../schema/write/condition';
import { sqlTypeOf } from '../database/columns';
import { conditionSql } from '../database/condition-sql';
import { withHash } from '../database/identifier';
import { quote } from '../database/sql-text';
import { type UniqueValues, uniqueSql, uniqueValuesOf } from '../database/unique-values';
import type { DesiredConstraint, DesiredIndex } from './desired-table';

/** Unique values that a constraint can express. */
export function uniqueConstraints(entity: Entity): DesiredConstraint[] {
  return uniqueValuesOf(entity)
    .filter(isOfColumns)
    .map(({ fields }) => {
      const { columns, key } = keyOf(fields);
      const definition = `unique (${key})`;
      const name = withHash(`${entity.table}_${columns.join('_')}_unique`, `${entity.table} ${definition}`);
      return { kind: 'unique', name, columns, key, among: filled(columns), definition };
    });
}

/** Unique values that need an index, because they involve an expression or part of the rows. */
export function uniqueIndexes(entity: Entity): DesiredIndex[] {
  return uniqueValuesOf(entity)
    .filter((values) => !isOfColumns(values))
    .map((values) => uniqueIndex(entity, values));
}

/** Whether plain columns of all rows are compared. */
function isOfColumns({ fields, where }: UniqueValues): boolean {
  return where === undefined && fields.every((field) => uniqueSql(field, field.name) === field.name);
}

function keyOf(fields: readonly Field[]): { readonly columns: string[]; readonly key: string } {
  return {
    columns: fields.map(({ name }) => name),
    key: fields.map((field) => uniqueSql(field, quote(field.name))).join(', '),
  };
}

function uniqueIndex(entity: Entity, { fields, where }: UniqueValues): DesiredIndex {
  const { table } = entity;
  const { columns, key } = keyOf(fields);
  const condition = where && conditionSql(entity, where);
  const tested = where ? fieldsOf(where).flatMap((name) => entity.fields.get(name) ?? []) : [];
  const some = condition === undefined ? '' : ` where ${condition}`;
  // The hash includes the types: a condition written for one type does not fit a column of another.
  const types = where ? ` ${tested.map(sqlTypeOf).join()}` : '';
  return {
    name: withHash(`${table}_${columns.join('_')}_unique`, `${table} unique (${key})${some}${types}`),
    definition: `(${key})${some}`,
    demands: {
      kind: 'unique',
      columns: [...new Set([...columns, ...tested.map(({ name }) => name)])],
      key,
      among: condition === undefined ? filled(columns) : `${filled(columns)} and ${condition}`,
    },
  };
}

/** Rows with a null in the key are not compared. */
function filled(columns: readonly string[]): string {
  return columns.map((column) => `${quote(column)} is not null`).join(' and ');
}
