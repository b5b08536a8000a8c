import { AppError } from '../../../schema/contract/app-error';
import type { Entity } from '../../../schema/model/entity';
import type { Sorter } from '../../../schema/query/list-order';
import {
  type Filter,
  type ListQuery,
  type Params,
  parseListQuery,
  printListQuery,
} from '../../../schema/query/list-query';

/** State of a list. Its page's address holds the same in the server's grammar. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sorters: readonly Sorter[];
  readonly filters: readonly Filter[];
  readonly search: string | undefined;
}

export const pageSizes: readonly number[] = [20, 50, 100, 200];

const firstSize = 20;

/** Parses `?_start=20&_end=40&status=online`. Invalid parts of an outdated or hand-written address are left out. */
export function readListAddress(entity: Entity, address: string): ListState {
  return read(entity, address).state;
}

/** The parameters of an address that `readListAddress` could not use. */
export function unreadParams(entity: Entity, address: string): readonly string[] {
  return read(entity, address).unread;
}

function read(entity: Entity, address: string): { state: ListState; unread: readonly string[] } {
  const unread: string[] = [];
  const params = paramsOf(new URLSearchParams(address));
  for (;;) {
    try {
      const { start, end, filters, sorters, search } = parseListQuery(entity, params);
      const pageSize = pageSizes.find((size) => size === end - start) ?? firstSize;
      const page = Math.floor(start / pageSize) + 1;
      return { state: { page, pageSize, sorters, filters, search }, unread };
    } catch (error) {
      const name = error instanceof AppError ? String(error.params.name) : '';
      if (!(name in params)) throw error;
      delete params[name];
      unread.push(name);
    }
  }
}

/** The state as a list query, combined with the page's fixed filters. */
export function listQueryOf(state: ListState, fixed: readonly Filter[] = []): ListQuery {
  const { page, pageSize, sorters, filters, search } = state;
  const start = (page - 1) * pageSize;
  return {
    start,
    end: start + pageSize,
    filters: [...fixed, ...filters],
    sorters: [...sorters],
    search: search === '' ? undefined : search,
  };
}

/** The inverse of `readListAddress`; the first page in the default size is omitted. */
export function printListAddress(state: ListState): string {
  const params = printListQuery(listQueryOf(state));
  if (state.page === 1 && state.pageSize === firstSize) {
    params.delete('_start');
    params.delete('_end');
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Query parameters by name. */
export function paramsOf(search: URLSearchParams): Record<string, NonNullable<Params[string]>> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}
