import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import {
  type Database,
  databaseOfPglite,
  postgresDatabase,
} from '../../../src/engine/server/database/database';
import { openForTests } from '../../support/open-for-tests';
import { openPglite } from '../../support/pglite-template';
import { createDatabase } from '../../support/postgres';
import { openFixture, password, withTables } from '../app/fixture';

const engines: Record<string, () => Promise<Database>> = {
  PGlite: async () => databaseOfPglite(await openPglite()),
  PostgreSQL: async () => postgresDatabase(await createDatabase(inject('postgresUrl'), 'session_engines')),
};

describe.each(Object.entries(engines))('on %s', (engine, open) => {
  const fixture = openForTests(async () => openFixture({}, await withTables(await open())));

  test('an account signs in, learns who it is and where it may go, changes its password and leaves', async () => {
    const { app } = fixture;
    const form = { username: 'partner', password, utype: '2' };
    const failed = await app.inject({
      method: 'POST',
      url: '/manger/login',
      payload: { ...form, utype: '1' },
    });
    expect(failed.json().code).toBe(40101);
    const login = await app.inject({ method: 'POST', url: '/manger/login', payload: form });
    const headers = { authorization: login.json().data.token };

    const info = await app.inject({ url: '/manger/getUserInfo', headers });
    expect(info.json().data).toMatchObject({
      userId: 3,
      utype: 2,
      roles: ['PARTNER'],
      perms: [],
      pcode: 'P1',
    });
    expect((await app.inject({ url: '/menus/routes', headers })).json()).toEqual({
      code: 0,
      msg: '',
      data: [],
    });

    const payload = { oldPassword: password, newPassword: 'brand-new' };
    const changed = await app.inject({ method: 'POST', url: '/manger/changePassword', headers, payload });
    expect(changed.json()).toEqual({ code: 0, msg: '', data: null });

    expect((await app.inject({ url: '/manger/logout', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/manger/getUserInfo', headers })).json().code).toBe(402);
  });

  if (engine === 'PostgreSQL')
    test('capitals of a name are those of English, whatever the language of the database', async () => {
      const { app, database } = fixture;
      await sql`alter table manager alter column username type text collate "tr-x-icu"`.execute(
        database.kysely,
      );
      await sql`update manager set username = 'IVAN' where username = 'operator'`.execute(database.kysely);
      const login = (username: string) =>
        app.inject({ method: 'POST', url: '/manger/login', payload: { username, password, utype: '1' } });
      const codes = [await login('IVAN'), await login('ivan'), await login('\u0131van')];
      expect(codes.map((answer) => answer.json().code)).toEqual([0, 0, 40101]);
      const again = sql`update manager set username = 'ivan' where username = 'clerk'`.execute(
        database.kysely,
      );
      await expect(again).rejects.toMatchObject({ code: '23505' });
    });
});
