import type { Entity } from '../../../schema/model/entity';
import { type Filter, printListQuery } from '../../../schema/query/list-query';
import { type ListState, listQueryOf } from './list-address';
import type { ColumnNames } from './list-columns';

/** The URL that a list requests for its state; the key of its rows in the query cache. */
export function listUrl(
  entity: Entity,
  fixed: readonly Filter[],
  state: ListState,
  columns: ColumnNames,
): string {
  return `${entity.listPath}?${printListQuery({ ...listQueryOf(state, fixed), columns })}`;
}
