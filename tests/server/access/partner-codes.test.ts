import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import type { Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let root: Headers;

beforeEach(async () => {
  await fixture.reset();
  root = await fixture.signIn('root');
});

const merchant = { name: 'Heel', contact: 'Bob', account: 'heel', status: 'active' };
const refused = (field = 'pcode') => ({
  code: 42200,
  data: { errors: [{ field, rule: 'unknownValue', message: 'Partner code does not exist' }] },
});

async function send(method: 'POST' | 'PUT', url: string, payload: object) {
  return (await fixture.app.inject({ method, url, payload, headers: root })).json();
}

async function importCsv(text: string) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'merchants.csv');
  const encoded = new Response(form);
  const headers = { ...root, 'content-type': encoded.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await encoded.arrayBuffer());
  return (await fixture.app.inject({ method: 'POST', url: '/merchants/import', payload, headers })).json();
}

describe('a merchant belongs to a partner that exists', () => {
  test('when it is created', async () => {
    expect(await send('POST', '/merchants', { ...merchant, pcode: 'P9' })).toMatchObject(refused());
    expect(await send('POST', '/merchants', { ...merchant, pcode: 'P1' })).toMatchObject({ code: 0 });
  });

  test('when it is changed, alone or with others; one that has lost its partner can be changed otherwise', async () => {
    expect(await send('PUT', '/merchants/1', { version: 1, pcode: 'P9' })).toMatchObject(refused());
    const batch = { action: 'update', ids: [1], values: { pcode: 'P9' } };
    expect(await send('POST', '/merchants/batch', batch)).toMatchObject(refused());
    await sql`update manager set pcode = 'P3' where pcode = 'P1'`.execute(fixture.database.kysely);
    expect(await send('PUT', '/merchants/1', { version: 1, name: 'Toe' })).toMatchObject({ code: 0 });
  });

  test('when it is imported', async () => {
    const csv = (code: string) => `name,contact,account,pcode,status\nHeel,Bob,heel,${code},active\n`;
    expect(await importCsv(csv('P9'))).toMatchObject(refused('rows.2.pcode'));
    expect(await importCsv(csv('P1'))).toMatchObject({ code: 0, data: { count: 1 } });
  });

  test('and only an account of the kind partner is one', async () => {
    expect(await send('PUT', '/manger/2', { version: 1, pcode: 'P2' })).toMatchObject({ code: 0 });
    expect(await send('POST', '/merchants', { ...merchant, pcode: 'P2' })).toMatchObject(refused());
  });
});
