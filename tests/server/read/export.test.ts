import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { csvColumns } from '../../../src/engine/server/entity/read/export/csv-columns';
import { type Exports, exportsOf } from '../../../src/engine/server/entity/read/export/exports';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { type Answer, actors, insertRows, model, now, openReading } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(async () => {
    await insertRows(reading.database);
  });

  test('CSV: a BOM, titles, and cells as an import reads them', async () => {
    const { status, headers, text } = await reading.get('operator', '/specimens/export?_sort=id');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="specimens-2026-01-15.csv"');
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(text));
    expect(text.startsWith('\uFEFFText,Code,Note,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(rows).toHaveLength(24);
    expect(rows[0]).toMatchObject({
      Text: 'Text 1',
      Ratio: '-8.5',
      Active: 'No',
      Kind: 'Plain',
      Words: '',
      Phone: "'+34 600 00101",
      Extra: '{"key":"value \\"1\\""}',
      Photos: 'https://example.com/1.png',
      Shop: 'Beta',
      Twins: 'Text 3; Text 2',
      Origin: '',
      Copies: '7',
    });
    expect(rows[2]).toMatchObject({ Words: 'red; w1' });
    expect(rows[0]).not.toHaveProperty('Hidden');
    expect(rows[0]).not.toHaveProperty('Pass');
  });

  test('a reference that the actor may not name is its number', async () => {
    const rows: Record<string, string>[] = parse(
      (await reading.get('partner', '/specimens/export?_sort=id')).text,
      {
        bom: true,
        columns: true,
      },
    );
    expect(rows[0]).toMatchObject({ Twins: '3; Text 2' });
    expect(rows[1]).toMatchObject({ Shop: '3' });
    expect(rows).toHaveLength(16);
  });

  test('JSON: the rows of the list, whatever the page', async () => {
    const { headers, body } = await reading.get(
      'root',
      '/specimens/export?format=json&kind=fancy&_start=2&_end=3',
    );
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const columns = [...specimen.fields.keys()].filter((name) => !['pass', 'hidden'].includes(name));
    const listed = await reading.get('root', `/specimens?kind=fancy&_columns=${columns}`);
    expect(body).toEqual(listed.body.data.list);
    expect((await reading.get('root', '/specimens/export?_columns=text')).body.code).toBe(40001);
    const none = await reading.get('root', '/specimens/export?format=json&text=none');
    expect(none.text).toBe('[]\n');
  });

  test('17.12: a field that a permission of its own shows is in a file once it is named, by who sees it', async () => {
    const url = '/specimens/export?_sort=id&_end=1';
    const named = `${url}&_with=hidden`;
    const header = async (address: string) => (await reading.get('root', address)).text.split('\r\n')[0];
    expect(await header(url)).not.toContain('Hidden');
    expect(await header(named)).toContain('Hidden');
    const [first] = (await reading.get('root', `${named}&format=json`)).body as unknown as object[];
    expect(first).toHaveProperty('hidden', 'hidden 1');
    expect((await reading.get('operator', named)).body.code).toBe(40301);
    expect((await reading.get('root', `${url}&_with=pass`)).status).toBe(403);
    expect((await reading.get('root', `${url}&_with=none`)).body).toMatchObject({
      code: 40003,
      msg: expect.stringContaining('_with'),
    });
  });

  test('no formula reaches a spreadsheet', async () => {
    await sql`insert into specimen_shop (name, pcode) values ('=1+1', 'X1'), ('@cmd', 'X1'), ('"quoted", a', 'X1')`.execute(
      reading.database.kysely,
    );
    const { text } = await reading.get('root', '/specimen-shops/export?pcode=X1&_sort=id');
    expect(
      text
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(',X1')[0]),
    ).toEqual(["'=1+1,", "'@cmd,", '"""quoted"", a",']);
  });

  test('refuses what a list refuses', async () => {
    const status = async (actor: 'root' | 'operator' | 'nobody', query: string) =>
      (await reading.get(actor, `/specimens/export?${query}`)).status;
    expect(await status('nobody', '')).toBe(403);
    expect(await status('operator', 'hidden=a')).toBe(403);
    expect(await status('root', 'format=xml')).toBe(400);
    expect(await status('root', 'nothing=1')).toBe(400);
  });

  test('a large one is complete and leaves no file behind', async () => {
    // The server spools each export under a UUID; other test runs have files in the same folder.
    const spooled = () => readdirSync(tmpdir()).filter((name) => /^footwork-[0-9a-f]{8}-/.test(name));
    const before = spooled();
    await sql`insert into specimen_shop (name, pcode) select 'Many ' || n, 'P9' from generate_series(1, 5000) n`.execute(
      reading.database.kysely,
    );
    for (let time = 0; time < 7; time++) {
      const { text } = await reading.get('root', '/specimen-shops/export?pcode=P9&_sort=id');
      const rows: string[][] = parse(text, { bom: true });
      expect(rows).toHaveLength(5001);
      expect(rows.at(-1)?.[0]).toBe('Many 5000');
    }
    // Other test runs add and delete files during this test.
    await expect.poll(() => spooled().filter((name) => !before.includes(name))).toEqual([]);
  });

  test('one that fails or whose caller has gone leaves no cursor behind', async () => {
    const open = await sql`select from pg_cursors where is_holdable`.execute(reading.database.kysely);
    expect(open.rows).toEqual([]);
  });

  test('others reach the database while it is read', async () => {
    let complete = false;
    const exported = reading.get('root', '/specimen-shops/export?pcode=P9').then(() => {
      complete = true;
    });
    expect((await reading.get('partner', '/specimens')).status).toBe(200);
    expect(complete).toBe(false);
    await exported;
  });

  test('an account may have three at a time', async () => {
    await expect.poll(() => exportsOf(reading.database).space).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => reading.get('root', '/specimen-shops/export?pcode=P9')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body?.code === 42902)).toHaveLength(12);
    expect((await reading.get('root', '/specimen-shops/export')).status).toBe(200);
  });

  test('HEAD is answered without one, with permission to export', async () => {
    const head = (actor: string, query = '') =>
      reading.app.inject({
        method: 'HEAD',
        url: `/specimens/export${query}`,
        headers: { 'x-actor': actor },
      });
    // The rows cannot be read: an export would fail.
    await sql`alter table specimen rename column note to gone`.execute(reading.database.kysely);
    expect((await head('root')).statusCode).toBe(200);
    expect((await head('root', '?nothing=1')).statusCode).toBe(400);
    expect((await head('nobody')).statusCode).toBe(403);
    await sql`alter table specimen rename column gone to note`.execute(reading.database.kysely);
  });

  test('an export that fails is an error, not half a file', async () => {
    await sql`alter table specimen rename column note to gone`.execute(reading.database.kysely);
    const { status } = await reading.get('root', '/specimens/export');
    await sql`alter table specimen rename column gone to note`.execute(reading.database.kysely);
    expect(status).toBe(500);
    expect((await reading.get('root', '/specimens/export')).status).toBe(200);
  });
});

describe('exports of many callers', () => {
  const reading = openForTests(() => openReading('postgres'));
  let exports: Exports;
  // The file is 9 MB.
  const path = '/specimen-shops/export?format=json';

  beforeAll(async () => {
    exports = exportsOf(reading.database, { perPrincipal: 100, space: 12_000_000, stall: 300 });
    await sql`insert into specimen_shop (name, pcode) select 'Many ' || n, 'P9' from generate_series(1, 40000) n`.execute(
      reading.database.kysely,
    );
    await reading.app.listen();
  });

  test('leave connections to other calls', async () => {
    const { kysely } = reading.database;
    let exported: Promise<Answer[]> | undefined;
    await kysely.transaction().execute(async (transaction) => {
      await sql`lock table specimen_shop in access exclusive mode`.execute(transaction);
      exported = Promise.all(Array.from({ length: 15 }, () => reading.get('root', `${path}&pcode=none`)));
      const locked = sql`select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await locked.execute(transaction)).rows.length).toBe(exports.readers);
      await Promise.all(Array.from({ length: 15 }, () => sql`select 1`.execute(kysely)));
    });
    expect((await exported)?.map(({ status }) => status)).toEqual(Array(15).fill(200));
  });

  test('share a space on disk, which is free again afterwards', async () => {
    await expect.poll(() => exports.space).toBe(0);
    const other = exports.start(actors.operator);
    other.grow(5_000_000);
    const { status, body } = await reading.get('root', path);
    expect([status, body.code]).toEqual([507, 50701]);
    expect(exports.space).toBe(5_000_000);
    other.end();
    expect((await reading.get('root', path)).status).toBe(200);
    await expect.poll(() => exports.space).toBe(0);
  });

  test('end for callers who leave, and for those who stop reading', async () => {
    const { port } = reading.app.server.address() as AddressInfo;
    const ask = () => {
      const socket = connect(port);
      socket.on('error', () => {});
      socket.write(`GET ${path} HTTP/1.1\r\nHost: test\r\nX-Actor: root\r\n\r\n`);
      return socket;
    };
    const leaving = ask();
    await once(leaving, 'readable');
    expect(exports.space).toBeGreaterThan(0);
    leaving.destroy();
    await expect.poll(() => exports.space).toBe(0);
    const stalled = ask();
    await once(stalled, 'readable');
    expect(exports.space).toBeGreaterThan(0);
    await expect.poll(() => exports.space).toBe(0);
    stalled.destroy();
  });
});

// PGlite has one connection, so that a test can close the cursor of another caller.
test('on pglite: one that loses its cursor, as when a slow statement ends the connection, begins again', async () => {
  const reading = await openReading('pglite');
  const { kysely } = reading.database;
  await sql`insert into specimen_shop (name, pcode) select 'Many ' || n, 'P9' from generate_series(1, 5000) n`.execute(
    kysely,
  );
  const exported = reading.get('root', '/specimen-shops/export?pcode=P9');
  const cursors = sql`select from pg_cursors where is_holdable`;
  while ((await cursors.execute(kysely)).rows.length === 0) await setImmediate();
  await sql`close all`.execute(kysely);
  const { status, text } = await exported;
  await reading.close();
  expect(status).toBe(200);
  expect(parse(text, { bom: true })).toHaveLength(5001);
});

test.each([
  ['specimen', model, 'zh-cn', 'Text', 'Created by'],
  ['role', loadModel(), 'zh-cn', '名称', '创建人'],
  ['role', loadModel(), 'de', 'Name', 'Created by'],
] as const)('L8: the titles of %s are all of one language', (name, of, language, first, last) => {
  const view = { model: of, entity: entityNamed(of, name), actor: actors.root, now };
  const titles = csvColumns(view, language).map(({ header }) => header);
  expect(titles).toEqual(expect.arrayContaining([first, last]));
});

test.each([
  ['zh-cn', '允许登录', '是', '否'],
  ['de', 'May sign in', 'Yes', 'No'],
] as const)('L8: so are yes and no, in %s', (language, title, ...words) => {
  const of = loadModel();
  const view = { model: of, entity: entityNamed(of, 'manager'), actor: actors.root, now };
  const column = csvColumns(view, language).find(({ header }) => header === title);
  expect([true, false].map((available) => column?.cell({ available }))).toEqual(words);
});
