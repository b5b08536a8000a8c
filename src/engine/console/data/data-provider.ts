import type { DataProvider, MetaQuery } from '@refinedev/core';
import { type ListData, pageLimit } from '../../schema/contract/envelope';
import { type ListQuery, printListQuery } from '../../schema/query/list-query';
import { request } from './api';
import { queryOf } from './filters';
import { loadEntity } from './registry';

/**
 * The paths of our entities and our list grammar for refine. A resource is the name of an entity.
 * `meta.quiet`: the caller shows failures itself.
 * `meta.form`: the record with what its form needs. `meta.columns`: only these fields of each record.
 * `meta.options`: `{ value, label }` instead of rows; `meta.offer` narrows them.
 * `meta.history`: the changes of the record with that id.
 */
export const dataProvider: DataProvider = {
  getApiUrl: () => '',

  getList: async ({ resource, pagination, filters, sorters, meta }) => {
    if (meta?.options) {
      const params = { q: queryOf(filters).search ?? '', ...meta.offer };
      const options = await optionsOf(resource, params, meta);
      return { data: options as never[], total: options.length };
    }
    const { currentPage = 1, pageSize = 20, mode = 'server' } = pagination ?? {};
    const start = mode === 'server' ? (currentPage - 1) * pageSize : 0;
    const end = mode === 'server' ? start + pageSize : pageLimit;
    if (meta?.history) return { data: await historyOf(resource, start, end, meta), total: 0 };
    const query = { start, end, ...queryOf(filters, sorters), columns: meta?.columns };
    const { list, total, totalIs } = await listOf(resource, query, meta);
    return { data: list as never[], total, totalIs };
  },

  getMany: async ({ resource, ids, meta }) => {
    if (meta?.options) {
      const params = { ids: ids.join(','), ...meta.offer };
      return { data: (await optionsOf(resource, params, meta)) as never[] };
    }
    const filters: ListQuery['filters'] = [{ field: 'id', operator: 'in', value: ids.map(Number) }];
    const query = {
      start: 0,
      end: ids.length,
      filters,
      sorters: [],
      search: undefined,
      columns: meta?.columns,
    };
    return { data: (await listOf(resource, query, meta)).list as never[] };
  },

  getOne: async ({ resource, id, meta }) => {
    const { plural } = await loadEntity(resource);
    const url = `/${plural}/${id}${meta?.form ? '/form' : ''}`;
    return { data: await request({ url, ...optionsIn(meta) }) };
  },

  create: async ({ resource, variables, meta }) => {
    const { createPath } = await loadEntity(resource);
    return {
      data: await request({ method: 'POST', url: createPath, body: variables, ...optionsIn(meta) }),
    };
  },

  update: async ({ resource, id, variables, meta }) => {
    const { plural } = await loadEntity(resource);
    return {
      data: await request({ method: 'PUT', url: `/${plural}/${id}`, body: variables, ...optionsIn(meta) }),
    };
  },

  /** `variables.version`: the version that the user saw, for the optimistic lock. */
  deleteOne: async ({ resource, id, variables }) => {
    const { plural } = await loadEntity(resource);
    return {
      data: await request({ method: 'DELETE', url: `/${plural}/${id}`, query: variables as object }),
    };
  },

  /**
   * Deletes all of the records or none. `variables.versions`: the versions that the user saw, for the optimistic
   * lock.
   */
  deleteMany: async ({ resource, ids, variables }) => {
    const { plural } = await loadEntity(resource);
    const body = { action: 'delete', ids, ...variables };
    return { data: await request({ method: 'POST', url: `/${plural}/batch`, body }) };
  },

  /** Actions: a POST to their own address. */
  custom: async ({ url, method, payload }) => ({
    data: await request({ method: method.toUpperCase(), url, body: payload }),
  }),
};

function optionsIn(meta: MetaQuery | undefined) {
  return { headers: meta?.headers, isQuiet: meta?.quiet };
}

async function optionsOf(
  resource: string,
  query: Readonly<Record<string, string>>,
  meta: MetaQuery,
): Promise<object[]> {
  const { plural } = await loadEntity(resource);
  return request({ url: `/${plural}/options`, query, signal: meta.queryContext?.signal, isQuiet: true });
}

async function historyOf(resource: string, start: number, end: number, meta: MetaQuery): Promise<never[]> {
  const { plural } = await loadEntity(resource);
  const { list } = await request<{ list: never[] }>({
    url: `/${plural}/${meta.history}/history`,
    query: { _start: start, _end: end },
    signal: meta.queryContext?.signal,
    isQuiet: true,
  });
  return list;
}

async function listOf(resource: string, query: ListQuery, meta: MetaQuery | undefined): Promise<ListData> {
  const { listPath } = await loadEntity(resource);
  const signal = meta?.queryContext?.signal;
  return request({ url: `${listPath}?${printListQuery(query)}`, signal, isQuiet: meta?.quiet });
}
