import { beforeAll, describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { entrySchema } from '../../support/entry';
import { openForTests } from '../../support/open-for-tests';
import { specimen, specimenShop } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const counting = { name: 'One', pcode: 'P1', number: 1, kind: 'open', day: '2026-01-02' };

describe.each(oneEngine)('%s: unique where a condition holds', (engine) => {
  const server = openForTests(() =>
    openServer(engine, 'unique_where', modelWith(entityOf(entrySchema), specimen, specimenShop)),
  );
  const shops: number[] = [];
  beforeAll(async () => {
    for (const name of ['A', 'B', 'C']) {
      const { data } = await server.call(rootActor, 'POST', '/specimen-shops', { name, pcode: 'P1' });
      shops.push(data.id);
    }
  });

  const call = (method: 'POST' | 'PUT', url: string, body: unknown) =>
    server.call(rootActor, method, `/specimen-entries${url}`, body);
  const taken = { status: 422, issues: ['pcode unique', 'number unique'] };

  test('create, update, batch and import refuse a second record, by its fields; others share the values', async () => {
    const [shop] = shops;
    expect((await call('POST', '', { ...counting, shop })).status).toBe(200);
    expect(await call('POST', '', { ...counting, shop, kind: 'paid' })).toMatchObject(taken);
    const draft = await call('POST', '', { ...counting, shop, kind: 'draft' });
    expect(draft.status).toBe(200);
    expect((await call('POST', '', { ...counting, shop, day: null })).status).toBe(200);
    const { id } = draft.data;
    expect(await call('PUT', `/${id}`, { version: 1, kind: 'open' })).toMatchObject(taken);
    const batch = { action: 'update', ids: [id], values: { kind: 'open' } };
    expect(await call('POST', '/batch', batch)).toMatchObject(taken);
    const csv = `name,pcode,kind,number,day,shop\nTwo,P1,open,2,2026-01-02,${shop}\nThree,P1,open,1,2026-01-02,${shop}\n`;
    const imported = await call('POST', '/import', csv);
    expect(imported).toMatchObject({ status: 422, issues: ['rows.3.number unique'] });
    expect((await call('PUT', `/${id}`, { version: 1, kind: 'open', number: 2 })).status).toBe(200);
  });

  test('an action is refused that leads to where a reference is taken', async () => {
    const shop = shops[1];
    const [first, second] = [
      await call('POST', '', { ...counting, number: 7, shop }),
      await call('POST', '', { ...counting, number: 8, shop }),
    ];
    expect((await call('POST', `/${first.data.id}/submit`, {})).status).toBe(200);
    expect(await call('POST', `/${second.data.id}/submit`, {})).toMatchObject({
      status: 422,
      issues: ['shop unique'],
    });
    expect((await call('POST', `/${first.data.id}/withdraw`, {})).status).toBe(200);
    expect((await call('POST', `/${second.data.id}/submit`, {})).status).toBe(200);
  });
});
