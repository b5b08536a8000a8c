import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture } from './fixture';

const fixture = openForTests(() => openFixture());
let root: Record<string, string>;

beforeEach(async () => {
  await fixture.reset();
  await sql`truncate footwork.idempotency, footwork.menu_draft, footwork.menu_revision restart identity cascade`.execute(
    fixture.database.kysely,
  );
  root = await fixture.signIn('root');
});

/** Sends a POST with an idempotency key; returns the answer with its status. */
async function post(url: string, payload: object, headers = root, key = 'once') {
  const all = { ...headers, 'idempotency-key': key };
  const answer = await fixture.app.inject({ method: 'POST', url, headers: all, payload });
  return { status: answer.statusCode, ...answer.json() };
}

/** Posts the same request twice, and returns the one answer that both calls got. */
async function twice(url: string, payload: object) {
  const first = await post(url, payload);
  expect([url, first.status, first.msg]).toEqual([url, 200, '']);
  expect(await post(url, payload)).toEqual(first);
  return first.data;
}

const rows = async (statement: string) => (await sql.raw(statement).execute(fixture.database.kysely)).rows;

describe('A5: a POST that is repeated under its key is done once', () => {
  test('a menu draft is begun, and published; a revision restored', async () => {
    const draft = await twice('/menu-drafts', { name: 'Tidy up' });
    expect(await rows('select name from footwork.menu_draft')).toEqual([{ name: 'Tidy up' }]);
    await sql`truncate footwork.idempotency`.execute(fixture.database.kysely);
    const { revision } = await twice(`/menu-drafts/${draft.id}/publish`, { version: draft.version });
    const count = 'select count(*) as n from footwork.menu_revision';
    await sql`truncate footwork.idempotency`.execute(fixture.database.kysely);
    await twice(`/menu-revisions/${revision}/restore`, { newest: revision });
    const after = await rows(count);
    await post(`/menu-revisions/${revision}/restore`, { newest: revision + 1 }, root, 'another');
    expect(await rows(count)).not.toEqual(after);
  });

  test('the settings of a partner are saved, first and later', async () => {
    const url = '/manger/setpartneruserconfig';
    const first = { pcode: 'P1', version: 0, scrolling_images: ['https://example.com/1.png'] };
    expect((await twice(url, first)).version).toBe(1);
    await sql`truncate footwork.idempotency`.execute(fixture.database.kysely);
    expect((await twice(url, { pcode: 'P1', version: 1, zone: 'china' })).version).toBe(2);
  });

  test('a new password is answered again only to the caller who asked for it', async () => {
    const url = `/manger/${idOf('operator')}/resetPassword`;
    const hash = () => rows(`select password from manager where id = ${idOf('operator')}`);
    const first = await post(url, {});
    const stored = await hash();
    expect(first.data.password.length).toBeGreaterThan(8);
    expect(await post(url, {})).toEqual(first);
    expect(await hash()).toEqual(stored);
    const [kept] = await rows('select request_hash, response from footwork.idempotency');
    expect(JSON.stringify(kept)).not.toContain(first.data.password);

    const elsewhere = await fixture.signIn('root');
    expect((await post(url, {}, elsewhere)).status).toBe(409);
    expect(await hash()).toEqual(stored);
    expect((await post(url, {}, root, 'another')).data.password).not.toBe(first.data.password);
  });
});
