import type { Entity } from '../../entity/model/entity';
import type { Condition } from '../../entity/model/entity-schema';
import { fieldsOf } from '../../entity/write/condition';
import { sqlTypeOf, storedFields } from '../database/columns';
import { conditionSql } from '../database/condition-sql';
import { foldedSql } from '../database/folded-sql';
import { withHash } from '../database/identifier';
import { quote, quoteAll } from '../database/sql-text';
import type { DesiredConstraint, DesiredIndex } from './desired-table';

/** What no two records share, as far as a constraint can say it. */
export function uniqueConstraints(entity: Entity): DesiredConstraint[] {
  const alone = storedFields(entity).filter((field) => field.unique === true && !field.system);
  const together = entity.uniqueTogether.filter(({ where }) => where === undefined);
  return [...alone.map(({ name }) => [name]), ...together.map(({ fields }) => fields)].map((columns) => {
    const key = quoteAll(columns);
    const definition = `unique (${key})`;
    const name = withHash(`${entity.table}_${columns.join('_')}_unique`, `${entity.table} ${definition}`);
    return { kind: 'unique', name, columns, key, among: filled(columns), definition };
  });
}

/** What only an index can say: of an expression, or of some rows. */
export function uniqueIndexes(entity: Entity): DesiredIndex[] {
  return [
    ...[...entity.fields.values()]
      .filter((field) => field.unique === 'ignoring-case')
      .map(({ name }) => uniqueIgnoringCase(entity.table, name)),
    ...entity.uniqueTogether.flatMap(({ fields, where }) =>
      where ? [uniqueWhere(entity, fields, where)] : [],
    ),
  ];
}

function uniqueIgnoringCase(table: string, column: string): DesiredIndex {
  const key = foldedSql(quote(column));
  return {
    name: withHash(`${table}_${column}_unique`, `${table} unique (${key})`),
    definition: `(${key})`,
    demands: { kind: 'unique', columns: [column], key, among: filled([column]) },
  };
}

function uniqueWhere(entity: Entity, columns: readonly string[], where: Condition): DesiredIndex {
  const { table } = entity;
  const key = quoteAll(columns);
  const condition = conditionSql(entity, where);
  const tested = fieldsOf(where).flatMap((name) => entity.fields.get(name) ?? []);
  // A condition written for one type does not fit a column of another.
  const types = tested.map(sqlTypeOf).join();
  return {
    name: withHash(
      `${table}_${columns.join('_')}_unique`,
      `${table} unique (${key}) where ${condition} ${types}`,
    ),
    definition: `(${key}) where ${condition}`,
    demands: {
      kind: 'unique',
      columns: [...new Set([...columns, ...tested.map(({ name }) => name)])],
      key,
      among: `${filled(columns)} and ${condition}`,
    },
  };
}

/** Rows without one of the values share nothing. */
function filled(columns: readonly string[]): string {
  return columns.map((column) => `${quote(column)} is not null`).join(' and ');
}
