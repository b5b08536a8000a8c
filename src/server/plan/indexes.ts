import type { Entity, ListIndex } from '../../entity/model/entity';
import { foldedSql } from '../database/folded-sql';
import { withHash } from '../database/identifier';
import { searchExpressionText } from '../database/search-expression';
import { quote, quoteAll } from '../database/sql-text';
import type { DesiredIndex } from './desired-table';

/** Indexes for how the entity is listed, scoped, joined and searched. */
export function indexesOf(entity: Entity, trigrams: boolean): DesiredIndex[] {
  const search = trigrams ? searchExpressionText(entity) : undefined;
  return [
    ...entity.indexes.map((listed) => listIndex(entity, listed)),
    ...[...entity.fields.values()]
      .filter((field) => field.unique === 'ignoring-case')
      .map(({ name }) => uniqueIgnoringCase(entity.table, name)),
    ...(search === undefined
      ? []
      : [
          index(
            `${entity.table}_search_index`,
            `${entity.table} ${search}`,
            `using gin (${search} gin_trgm_ops)`,
          ),
        ]),
  ];
}

function listIndex({ table, fields }: Entity, { columns, order }: ListIndex): DesiredIndex {
  const keyOf = (name: string) =>
    fields.get(name)?.required ? `${quote(name)} desc` : `${quote(name)} desc nulls last`;
  const key = order === 'asc' ? quoteAll(columns) : columns.map(keyOf).join(', ');
  return index(`${table}_${columns.join('_')}_index`, `${table} (${key})`, `(${key})`);
}

function uniqueIgnoringCase(table: string, column: string): DesiredIndex {
  const key = foldedSql(quote(column));
  return {
    ...index(`${table}_${column}_unique`, `${table} unique (${key})`, `(${key})`),
    demands: { kind: 'unique', columns: [column], key },
  };
}

function index(name: string, hashed: string, definition: string): DesiredIndex {
  return { name: withHash(name, hashed), definition };
}
