import type { Entity } from '../../entity/model/entity';
import { foldedSql } from '../database/folded-sql';
import { withHash } from '../database/identifier';
import { searchExpressionText } from '../database/search-expression';
import { quote, quoteAll } from '../database/sql-text';
import type { DesiredIndex } from './desired-table';

/** Indexes for how the entity is listed, scoped, joined and searched. */
export function indexesOf(entity: Entity, trigrams: boolean): DesiredIndex[] {
  const search = trigrams ? searchExpressionText(entity) : undefined;
  return [
    ...withoutPrefixes(columnLists(entity)).map((columns) =>
      index(
        `${entity.table}_${columns.join('_')}_index`,
        `${entity.table} (${quoteAll(columns)})`,
        `(${quoteAll(columns)})`,
      ),
    ),
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

/** The key and unique columns have indexes of their own. */
function columnLists(entity: Entity): string[][] {
  const sort = entity.sort.field === 'id' ? ['id'] : [entity.sort.field, 'id'];
  const scopes = [entity.scope.partner, entity.scope.store].filter((column) => column !== undefined);
  const own = [...entity.fields.values()].filter((field) => !field.system);
  return [
    ...(entity.sort.field === 'id' ? [] : [sort]),
    ...scopes.filter((column) => column !== 'id').map((column) => [column, ...sort]),
    ...own.filter((field) => field.type === 'reference').map((field) => [field.name]),
    ...entity.indexes.map((columns) => [...columns]),
  ];
}

/** An index on (a, b) also serves what one on (a) would. */
function withoutPrefixes(lists: readonly string[][]): string[][] {
  const texts = lists.map((columns) => `${columns.join()},`);
  return lists.filter((_, at) => {
    const text = texts[at] ?? '';
    return !texts.some((other, n) => other.startsWith(text) && (other.length > text.length || n < at));
  });
}
