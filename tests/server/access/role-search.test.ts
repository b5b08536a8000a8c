import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';

const fixture = openForTests(() => openFixture());

beforeAll(async () => {
  await sql`update role set name = initcap(name)`.execute(fixture.database.kysely);
  await sql`update role set name = '夜班' where code = 'IDLE'`.execute(fixture.database.kysely);
});

const found = async (address: string, language: string, q: string) => {
  const headers = await fixture.signIn('root', language);
  const { data } = (
    await fixture.app.inject({ url: `${address}?q=${encodeURIComponent(q)}`, headers })
  ).json();
  const rows: { name?: string; label?: string }[] = data.list ?? data;
  return rows.map(({ name, label }) => name ?? label);
};

test.each([
  ['zh-cn', '合作商', ['Partner']],
  ['zh-cn', 'partner', ['Partner']],
  ['zh-cn', '夜', ['夜班']],
  ['es', 'TIENDA', ['Store']],
  ['es', '合作商', []],
  ['en', 'tienda', []],
  ['fr', 'store', ['Store']],
])('L8: in %s "%s" finds the roles %j, in the list and in a choice', async (language, q, names) => {
  expect(await found('/roles', language, q)).toEqual(names);
  expect(await found('/roles/options', language, q)).toEqual(names);
});
