import type { DataProvider, MetaQuery } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { type ListData, pageLimit } from '../../schema/contract/envelope';
import { type ListQuery, printListQuery } from '../../schema/query/list-query';
import { api, quietApi } from './api';
import { queryOf } from './filters';
import { loadEntity } from './registry';

const loud = simpleRest('', api);
const quiet = simpleRest('', quietApi);

/**
 * simple-rest with the paths of our entities and our list grammar. A resource is the name of an entity.
 * `meta.quiet`: the caller shows failures itself.
 * `meta.form`: the record with what its form needs. `meta.columns`: only these fields of each record.
 * `meta.options`: `{ value, label }` instead of rows; `meta.offer` narrows them.
 * `meta.history`: the changes of the record with that id.
 */
export const dataProvider: DataProvider = {
  ...loud,

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

  getOne: async ({ resource, id, ...params }) => {
    const { plural } = await loadEntity(resource);
    const part = params.meta?.form ? `${id}/form` : id;
    return restFor(params.meta).getOne({ ...params, resource: plural, id: part });
  },

  create: async (params) => {
    const { createPath } = await loadEntity(params.resource);
    return restFor(params.meta).create({ ...params, resource: createPath.slice(1) });
  },

  update: async (params) => {
    const { plural } = await loadEntity(params.resource);
    const meta = { ...params.meta, method: 'put' };
    return restFor(meta).update({ ...params, resource: plural, meta });
  },

  /** `variables.version`: the version that the user saw, for the optimistic lock. */
  deleteOne: async ({ resource, id, variables: params }) => {
    const { plural } = await loadEntity(resource);
    return api.delete(`/${plural}/${id}`, { params });
  },

  /**
   * Deletes all of the records or none. `variables.versions`: the versions that the user saw, for the optimistic
   * lock.
   */
  deleteMany: async ({ resource, ids, variables }) => {
    const { plural } = await loadEntity(resource);
    return api.post(`/${plural}/batch`, { action: 'delete', ids, ...variables });
  },
};

function restFor(meta: MetaQuery | undefined): typeof loud {
  return meta?.quiet ? quiet : loud;
}

async function optionsOf(
  resource: string,
  params: Readonly<Record<string, string>>,
  meta: MetaQuery,
): Promise<object[]> {
  const { plural } = await loadEntity(resource);
  const signal = meta.queryContext?.signal;
  return (await quietApi.get<object[]>(`/${plural}/options`, { params, signal })).data;
}

async function historyOf(resource: string, start: number, end: number, meta: MetaQuery): Promise<never[]> {
  const { plural } = await loadEntity(resource);
  const { data } = await quietApi.get<{ list: never[] }>(`/${plural}/${meta.history}/history`, {
    params: { _start: start, _end: end },
    signal: meta.queryContext?.signal,
  });
  return data.list;
}

async function listOf(resource: string, query: ListQuery, meta: MetaQuery | undefined): Promise<ListData> {
  const { listPath } = await loadEntity(resource);
  const { data } = await (meta?.quiet ? quietApi : api).get<ListData>(
    `${listPath}?${printListQuery(query)}`,
    {
      signal: meta?.queryContext?.signal,
    },
  );
  return data;
}
