import type { Entity, ListIndex } from '../../schema/model/entity';
import { withHash } from '../database/identifier';
import { allTextsSql } from '../database/localized-sql';
import { partSearchText } from '../database/part-search';
import { searchExpressionText } from '../database/search-expression';
import { quote, quoteAll } from '../database/sql-text';
import { wordsSql } from '../database/word-search-sql';
import type { DesiredIndex } from './desired-table';
import { uniqueIndexes } from './unique-keys';

/** Indexes for lists, row scope, joins and search. */
export function indexesOf(entity: Entity, trigrams: boolean): DesiredIndex[] {
  const search = trigrams && !entity.big ? searchExpressionText(entity) : undefined;
  return [
    ...entity.indexes.map((listed) => listIndex(entity, listed)),
    ...uniqueIndexes(entity),
    ...(entity.big ? fieldSearchIndexes(entity, trigrams) : []),
    ...(search === undefined
      ? []
      : [index(`${entity.table}_search_index`, `${entity.table} ${search}`, trigramsOf(search))]),
  ];
}

/** In a big entity each searchable field has its own index, on words or on substrings. */
function fieldSearchIndexes({ table, fields }: Entity, trigrams: boolean): DesiredIndex[] {
  return [...fields.values()]
    .filter((field) => field.searchable)
    .flatMap((field) => {
      const part = partSearchText(field);
      const column = quote(field.name);
      const words = wordsSql(field.localized ? allTextsSql(column) : column);
      if (part === undefined)
        return [index(`${table}_${field.name}_words_index`, `${table} ${words}`, `using gin (${words})`)];
      return trigrams
        ? [index(`${table}_${field.name}_part_index`, `${table} ${part}`, trigramsOf(part))]
        : [];
    });
}

function trigramsOf(text: string): string {
  return `using gin (${text} gin_trgm_ops)`;
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
