import type { Entity, ListIndex } from '../../entity/model/entity';
import { withHash } from '../database/identifier';
import { allTextsSql } from '../database/localized-sql';
import { searchExpressionText } from '../database/search-expression';
import { quote, quoteAll } from '../database/sql-text';
import { phoneWordsSql, wordsSql } from '../database/word-search-sql';
import type { DesiredIndex } from './desired-table';
import { uniqueIndexes } from './unique-keys';

/** Indexes for how the entity is listed, scoped, joined and searched. */
export function indexesOf(entity: Entity, trigrams: boolean): DesiredIndex[] {
  const search = trigrams && !entity.big ? searchExpressionText(entity) : undefined;
  return [
    ...entity.indexes.map((listed) => listIndex(entity, listed)),
    ...uniqueIndexes(entity),
    ...(entity.big ? wordIndexes(entity) : []),
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

function wordIndexes({ table, fields }: Entity): DesiredIndex[] {
  return [...fields.values()]
    .filter((field) => field.searchable)
    .map(({ name, type, localized }) => {
      const column = quote(name);
      const words = (type === 'phone' ? phoneWordsSql : wordsSql)(localized ? allTextsSql(column) : column);
      return index(`${table}_${name}_words_index`, `${table} ${words}`, `using gin (${words})`);
    });
}

function listIndex({ table, fields }: Entity, { columns, order }: ListIndex): DesiredIndex {
  const keyOf = (name: string) =>
    fields.get(name)?.required ? `${quote(name)} desc` : `${quote(name)} desc nulls last`;
  const key = order === 'asc' ? quoteAll(columns) : columns.map(keyOf).join(', ');
  return index(`${table}_${columns.join('_')}_index`, `${table} (${key})`, `(${key})`);
}

function index(name: string, hashed: string, definition: string): DesiredIndex {
  return { name: withHash(name, hashed), definition };
}
