import { describe, expect, it } from 'vitest';
import { dataProvider } from '../../../src/engine/console/data/data-provider';
import { envelope, fakeServer } from './fake-server';

const row = { id: 7, version: 3, name: 'North' };

describe('dataProvider', () => {
  it('lists with paging, sorting, search and every operator of the grammar', async () => {
    const url =
      '/devices?_start=20&_end=40&_sort=dev_code%2Cid&_order=asc%2Cdesc&dev_type=X5&dev_nick_like=a' +
      '&store_in=1%2C2&test_count_between=1%2C9&soft_v_null=true&name_null=false&q=foot';
    const calls = fakeServer({
      [`get ${url}`]: envelope({ list: [row], total: 10_000, totalIs: 'atLeast' }),
    });
    const answer = await dataProvider.getList({
      resource: 'device',
      pagination: { currentPage: 2, pageSize: 20, mode: 'server' },
      sorters: [
        { field: 'dev_code', order: 'asc' },
        { field: 'id', order: 'desc' },
      ],
      filters: [
        { field: 'dev_type', operator: 'eq', value: 'X5' },
        { field: 'dev_nick', operator: 'contains', value: 'a' },
        { field: 'store', operator: 'in', value: [1, 2] },
        { field: 'test_count', operator: 'between', value: [1, 9] },
        { field: 'soft_v', operator: 'null', value: true },
        { field: 'name', operator: 'nnull', value: true },
        { field: 'status', operator: 'eq', value: undefined },
        { field: 'q', operator: 'eq', value: 'foot' },
      ],
    });
    expect(answer).toEqual({ data: [row], total: 10_000, totalIs: 'atLeast' });
    expect(calls).toHaveLength(1);
  });

  it('goes where each entity lives', async () => {
    const calls = fakeServer({
      'get /manger/list?_start=0&_end=20': envelope({ list: [], total: 0, totalIs: 'exact' }),
      'post /manger/add': envelope(row),
      'get /manger/7': envelope(row),
      'get /manger/7/form': envelope(row),
      'put /manger/7': envelope(row),
      'delete /manger/7': envelope(null),
      'post /manger/batch': envelope(null),
    });
    await dataProvider.getList({ resource: 'manager' });
    await dataProvider.create({
      resource: 'manager',
      variables: {},
      meta: { headers: { 'Idempotency-Key': 'k' } },
    });
    await dataProvider.getOne({ resource: 'manager', id: 7 });
    await dataProvider.getOne({ resource: 'manager', id: 7, meta: { form: true } });
    await dataProvider.update({ resource: 'manager', id: 7, variables: { version: 3 } });
    await dataProvider.deleteOne({ resource: 'manager', id: 7, variables: { version: 3 } });
    await dataProvider.deleteMany?.({ resource: 'manager', ids: [7, 8], variables: { versions: [3, 1] } });
    expect(calls).toHaveLength(7);
    expect(calls[5]?.params).toEqual({ version: '3' });
    expect(calls[6]?.data).toBe('{"action":"delete","ids":[7,8],"versions":[3,1]}');
    expect(calls[1]?.headers.get('Idempotency-Key')).toBe('k');
    expect(calls[4]?.data).toBe('{"version":3}');
  });

  it('asks for many records in one call', async () => {
    fakeServer({
      'get /stores?_start=0&_end=2&id_in=3%2C4': envelope({ list: [row], total: 1, totalIs: 'exact' }),
    });
    expect(await dataProvider.getMany?.({ resource: 'store', ids: [3, '4'] })).toEqual({ data: [row] });
  });

  it('refuses an operator that the grammar has not', async () => {
    fakeServer({});
    const filters = [{ field: 'name', operator: 'startswith' as const, value: 'a' }];
    await expect(dataProvider.getList({ resource: 'store', filters })).rejects.toThrow('startswith');
  });
});
