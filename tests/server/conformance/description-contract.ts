import { describe, expect, test } from 'vitest';
import type { Model } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { hasTotals } from '../../../src/engine/schema/model/list-totals';
import { oncePer } from '../../../src/engine/schema/model/once-per';
import { DescribedAnswers } from '../../support/described-answers';
import { root, type World } from './world';

type Method = 'get' | 'post' | 'put' | 'delete';

const describedBy = oncePer((model: Model) => new DescribedAnswers(model));

/** The responses of the entity's operations match the OpenAPI document. */
export function descriptionContract(world: () => World, entity: Entity): void {
  const all = `/${entity.plural}`;
  const one = `${all}/{id}`;

  async function send(method: Method, path: string, id: unknown = 1, payload?: object, query = '') {
    const url = path.replace('{id}', String(id)) + query;
    const upper = method.toUpperCase() as 'GET';
    const answer = await world().server.send(root, { method: upper, url, ...(payload && { payload }) });
    const faults = describedBy(world().model).faults(method, path, answer);
    expect([method, url, answer.statusCode, faults]).toEqual([method, url, answer.statusCode, []]);
    return { status: answer.statusCode, data: answer.json().data };
  }

  describe('the OpenAPI document', () => {
    test('17.7: describes the responses of reads', async () => {
      const row = await world().make(entity);
      expect((await send('get', entity.listPath, 1, undefined, '?_start=0&_end=50')).status).toBe(200);
      for (const path of [one, `${one}/form`, ...(entity.history ? [`${one}/history`] : [])]) {
        expect((await send('get', path, row.id)).status, path).toBe(200);
        expect((await send('get', path, 987_654_321)).status, path).toBe(404);
      }
      expect((await send('get', `${all}/options`)).status).toBe(200);
      if (entity.operations.has('export'))
        expect((await send('get', `${all}/export`, 1, undefined, '?format=json')).status).toBe(200);
      if (hasTotals(entity)) expect((await send('get', `${all}/totals`)).status).toBe(200);
      expect((await send('get', entity.listPath, 1, undefined, '?_order=sideways&_sort=id')).status).toBe(
        400,
      );
    });

    test('17.7: describes the responses of writes and errors', async () => {
      if (entity.operations.has('create')) {
        expect((await send('post', entity.createPath, 1, world().bodies.any(entity))).status).toBe(200);
        expect((await send('post', entity.createPath, 1, { no_such_field: 1 })).status).toBe(422);
      }
      const row = await world().make(entity);
      if (entity.operations.has('update')) {
        const { data } = await send('get', `${one}/form`, row.id);
        expect((await send('put', one, row.id, data)).status).toBe(200);
        expect((await send('put', one, row.id, {})).status).toBe(422);
        expect((await send('put', one, 987_654_321, data)).status).toBe(404);
      }
      for (const { name } of entity.actions) await send('post', `${one}/${name}`, row.id, {});
      const batch = { action: 'delete', ids: [987_654_321] };
      await send('post', `${all}/batch`, 1, batch);
      await send('post', `${all}/batch`, 1, { action: 'nothing', ids: [] });
    });
  });
}
