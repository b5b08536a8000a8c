import { Kysely } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionFor } from '../../../src/engine/schema/access/verbs';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_import', specimenModel));

  beforeAll(async () => {
    for (const name of ['Sole', 'Heel', 'Twice', 'Twice', '1']) {
      await server.call(rootActor, 'POST', '/specimen-shops', { name, pcode: 'P1', region: 'North' });
    }
  });

  const bring = (csv: string | Buffer, query = '', type = 'text/csv') =>
    server.call(rootActor, 'POST', `/specimens/import${query}`, csv, { 'content-type': type });
  const stored = async (code: string) => {
    const [row] = await server.rows(`select id from specimen where code = '${code}'`);
    return row && (await server.call(rootActor, 'GET', `/specimens/${row.id}`)).data;
  };
  const count = async () => (await server.rows('select count(*) as n from specimen'))[0]?.n;
  const issue = (field: string, rule: string) => expect.objectContaining({ field, rule });

  test('cells of every kind', async () => {
    const csv = [
      'text,code,pcode,note,story,ratio,amount,price,share,active,kind,fancy_word,words,weekdays,day,moment,extra,shop,twins',
      `"A, ""quoted""",CELL-1,P1,"two\nlines",<b>x</b><script>,-0.5,7,1.25,12.5,no,Fancy,lace,a; b,Monday; tue,2026-01-31,2026-01-31T08:00:00+01:00,"{""size"":""L""}",Heel,`,
      `B,CELL-2,P1,'=SUM(A1),,,,,,,,,,,,,,1,`,
      '',
    ].join('\r\n');
    expect((await bring(csv)).data).toEqual({ count: 2 });
    expect(await stored('CELL-1')).toMatchObject({
      text: 'A, "quoted"',
      note: 'two\nlines',
      story: '<b>x</b>',
      ratio: -0.5,
      amount: 7,
      price: 1.25,
      share: 12.5,
      active: false,
      kind: 'fancy',
      fancy_word: 'lace',
      words: ['a', 'b'],
      weekdays: ['mon', 'tue'],
      day: '2026-01-31',
      moment: '2026-01-31T07:00:00.000Z',
      extra: { size: 'L' },
      shop: 2,
      shop_region: 'North',
      state: 'draft',
      version: 1,
    });
    expect(await stored('CELL-2')).toMatchObject({ note: '=SUM(A1)', active: true, kind: 'plain', shop: 1 });
    const history = await server.rows(
      `select actor_name, changes->'shop' as shop from footwork.history where changes->'code'->>1 = 'CELL-1'`,
    );
    expect(history).toEqual([{ actor_name: 'tester', shop: [null, 2] }]);
  });

  test('links by label and by id, in their order', async () => {
    await bring('text,code,pcode\nLeft,TWIN-1,P1\nRight,TWIN-2,P1\n');
    const right = (await stored('TWIN-2')).id;
    expect((await bring(`text,code,pcode,twins\nBoth,TWIN-3,P1,${right}; Left\n`)).status).toBe(200);
    expect((await stored('TWIN-3')).twins).toEqual([right, (await stored('TWIN-1')).id]);
  });

  test('P4: links by label with permission to see labels, otherwise by id', async () => {
    const may = (entity: string, verb: string) => permissionFor(entityNamed(specimenModel, entity), verb);
    const clerk = actorWith({ id: 9002, perms: [may('specimen', 'import')], scope: 'all' });
    const reader = { ...clerk, perms: [...clerk.perms, may('specimen-shop', 'list')] };
    const blind = { ...reader, fields: { 'specimen-shop': { hidden: ['name'] } } };
    const by = async (actor: Actor, code: string, shop: string) => {
      const csv = `text,code,pcode,shop\n${code},${code},P1,${shop}\n`;
      const answer = await server.call(actor, 'POST', '/specimens/import', csv);
      return answer.data.errors ?? answer.data;
    };
    const none = [issue('rows.2.shop', 'reference')];
    expect([await by(clerk, 'SEEN-1', 'Heel'), await by(blind, 'SEEN-2', 'Heel')]).toEqual([none, none]);
    for (const actor of [clerk, blind])
      expect(await by(actor, `SEEN-${actor.perms.length + 2}`, '2')).toEqual({ count: 1 });
    expect(await by(reader, 'SEEN-5', 'Heel')).toEqual({ count: 1 });
  });

  test('a BOM, semicolons, titles for names, a form instead of a body', async () => {
    expect((await bring('\uFEFFText;Code;Pcode\nForm 1;FORM-1;P1\n')).data).toEqual({ count: 1 });
    const form = [
      '--x',
      'content-disposition: form-data; name="file"; filename="a.csv"',
      'content-type: text/csv',
      '',
      'text,code,pcode\nForm 2,FORM-2,P1\n',
      '--x--',
      '',
    ].join('\r\n');
    expect((await bring(form, '', 'multipart/form-data; boundary=x')).data).toEqual({ count: 1 });
  });

  test('trying it out stores nothing and finds the same', async () => {
    const before = await count();
    expect((await bring('text,code,pcode\nDry,DRY-1,P1\n', '?dryRun=true')).data).toEqual({ count: 1 });
    const twice = 'text,code,pcode\nDry B,DRY-2,P1\nDry C,DRY-2,P1\n';
    expect((await bring(twice, '?dryRun=true')).data.errors).toEqual([issue('rows.3.code', 'unique')]);
    expect((await bring(twice)).data.errors).toEqual([issue('rows.3.code', 'unique')]);
    expect(await count()).toBe(before);
    expect((await bring(twice, '?dryRun=maybe')).code).toBe(40003);
  });

  test('every line at fault is named, and none is stored', async () => {
    const before = await count();
    const csv = [
      'text,code,pcode,amount,active,kind,extra,shop',
      ',LINE-1,P1,,,,,',
      'Other,LINE-2,P1,many,maybe,odd,{,',
      '',
      'C,LINE-3,P1,,,,,Nowhere',
      'D,LINE-4,P1,,,,,Twice',
      'E,LINE-5,P1,,,,"{""a"":""\\u0000""}",',
      'F,LINE-6,P1,,,,,',
    ].join('\n');
    const { status, data } = await bring(csv);
    expect(status).toBe(422);
    expect(data.errors).toEqual([
      issue('rows.2.text', 'required'),
      issue('rows.3.amount', 'type'),
      issue('rows.3.active', 'type'),
      issue('rows.3.kind', 'enum'),
      issue('rows.3.extra', 'type'),
      issue('rows.5.shop', 'reference'),
      issue('rows.6.shop', 'ambiguous'),
      issue('rows.7.extra', 'type'),
    ]);
    expect(data.errors[0].message).toBe('Text cannot be empty');
    expect(await count()).toBe(before);
  });

  test('what only the database can know is reported by line', async () => {
    await bring('text,code,pcode\nKnown,KNOWN-1,P1\n');
    const lines = Array.from({ length: 700 }, (_, at) => `Row ${at},ROW-${at},P1`);
    lines[600] = 'Taken,KNOWN-1,P1';
    lines[650] = 'Row 3,ROW-X,P1';
    const { data } = await bring(['text,code,pcode', ...lines].join('\n'));
    expect(data.errors).toEqual([issue('rows.602.code', 'unique'), issue('rows.652.pcode', 'unique')]);
  });

  test('17.18: all faults of a file are said at once, each once in its line', async () => {
    await bring('text,code,pcode\nHeld,HELD-1,P1\n');
    const before = await count();
    const csv = [
      'text,code,pcode,amount,shop',
      ',AT-2,P1,,',
      'Second,HELD-1,P1,many,',
      'Third,AT-4,P1,,Nowhere',
      'Fourth,AT-4,P1,,',
      'Held,AT-6,P1,,',
      'Third,AT-7,P1,,',
      'Last,AT-8,P1,,Heel',
    ].join('\n');
    const said = (data: { errors: { field: string; message: string }[] }) =>
      data.errors.map(({ field, message }) => [field, message]);
    for (const query of ['', '?dryRun=true']) {
      expect(said((await bring(csv, query)).data)).toEqual([
        ['rows.2.text', 'Text cannot be empty'],
        ['rows.3.amount', 'Amount is of the wrong kind'],
        ['rows.3.code', 'Held has the same Code already'],
        ['rows.4.shop', 'Shop points to a record that does not exist'],
        ['rows.5.code', 'Line 4 has the same Code'],
        ['rows.6.pcode', 'Held has the same Text, Pcode already'],
        ['rows.7.pcode', 'Line 4 has the same Text, Pcode'],
      ]);
    }
    expect(await count()).toBe(before);
  });

  test('17.18: a file of 10,000 lines, each at fault, takes no statement for each', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `Held ${at % 4000},MANY-${at % 5000},P1`);
    const spy = vi.spyOn(Kysely.prototype, 'executeQuery');
    const { data, msg } = await bring(
      ['text,code,pcode', ...lines, 'X,HELD-1,P1'].slice(0, 10_001).join('\n'),
    );
    expect(spy.mock.calls.length).toBeLessThan(100);
    spy.mockRestore();
    expect(data.errors).toHaveLength(200);
    expect(data.errors[0]).toMatchObject({ field: 'rows.4002.pcode', params: { line: 2 } });
    expect(msg).toBe('Please correct what was entered. Faults that are not listed: 10800.');
  });

  test.each([
    ['an unknown column', 'text,code,pcode,colour\nA,HEAD-1,P1,x\n', 'rows.1.colour'],
    ['a password', 'text,code,pcode,pass\nA,HEAD-1,P1,secret1\n', 'rows.1.pass'],
  ])('%s in the header: 422', async (_, csv, field) => {
    const { status, data } = await bring(csv);
    expect([status, data.errors]).toEqual([422, [issue(field, 'unknownField')]]);
  });

  test('one twice in the header: 422', async () => {
    const { status, data } = await bring('text,code,pcode,Text\nA,HEAD-1,P1,x\n');
    expect([status, data.errors]).toEqual([422, [issue('rows.1.Text', 'columnTwice')]]);
  });

  test('columns that the server fills itself are passed over', async () => {
    const csv = 'id,text,copies,code,pcode,state,创建时间\n900,Passed,x,PASS-1,P1,Draft,x\n';
    expect((await bring(csv)).data).toEqual({ count: 1 });
    const row = await stored('PASS-1');
    expect(row).toMatchObject({ text: 'Passed', state: 'draft' });
    expect(row.id).not.toBe(900);
  });

  test('a state other than the first is refused, as it would be lost', async () => {
    const { status, data } = await bring('text,code,pcode,state\nSent,KEPT-2,P1,sent\nNew,KEPT-3,P1,\n');
    expect([status, data.errors]).toEqual([422, [issue('rows.2.state', 'firstState')]]);
  });

  test('a broken file: the answer names the line and the reason', async () => {
    const { msg } = await bring('text,code,pcode\n"A,B');
    expect(msg).toMatch(/^The file cannot be read, line \d+: a quotation mark/);
    expect((await bring('')).msg).toContain('there are no lines below the header');
  });

  test.each([
    ['empty', ''],
    ['a header only', 'text,code,pcode\n'],
    ['an open quote', 'text,code,pcode\n"A,B'],
    ['NUL', 'text,code,pcode\nA\0,NUL-1,P1\n'],
    ['not UTF-8', Buffer.from([0x74, 0x65, 0xff, 0xfe])],
    ['a lone surrogate in UTF-8', Buffer.from([0x74, 0xed, 0xa0, 0x80])],
  ])('%s: 400', async (_, csv) => {
    expect((await bring(csv)).code).toBe(40006);
  });

  test.each([
    ['text/plain', 'x', 415],
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', 'nonsense', 400],
    ['multipart/form-data', 'nonsense', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
      400,
    ],
    ['multipart/form-data; boundary=x', '--x--\r\n', 400],
  ])('%s %j: %i', async (type, content, status) => {
    expect((await bring(content, '', type)).status).toBe(status);
  });

  test('10,000 lines are stored, one more is refused', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `Shop ${at},P2,East`);
    const shops = (rows: string[]) =>
      server.call(rootActor, 'POST', '/specimen-shops/import', ['name,pcode,region', ...rows].join('\n'));
    expect((await shops([...lines, 'One more,P2,East'])).data.errors).toEqual([issue('rows', 'maxItems')]);
    expect((await shops(lines)).data).toEqual({ count: 10_000 });
    const page = await server.call(rootActor, 'GET', '/specimen-shops?_start=0&_end=1&pcode=P2');
    expect(page.data.total).toBe(10_000);
  });

  test('19.4: an outage is thrown at the first attempt, and rows of halves that succeed reach the hook', async () => {
    const lines = Array.from({ length: 8 }, (_, at) => `Half ${at},HALF-${at},P1`);
    const csv = `text,code,pcode\n${lines.join('\n')}\n`;
    const after: number[] = [];
    // Values of a sequence are not rolled back.
    const failing = async (code: string) => {
      await server.rows('create sequence attempts');
      await server.rows(`create function fail_first() returns trigger language plpgsql as $$ begin
        if nextval('attempts') = 1 or '${code}' = '57014' then raise exception using errcode = '${code}'; end if;
        return null; end $$`);
      await server.rows(
        'create trigger fail_first after insert on specimen for each statement execute function fail_first()',
      );
      server.setHooks({ specimen: { afterWrite: async (ids) => void after.push(...ids) } });
      try {
        const { status } = await bring(csv);
        const [{ last_value } = { last_value: 0 }] = await server.rows('select last_value from attempts');
        return { status, attempts: Number(last_value) };
      } finally {
        server.setHooks(true);
        await server.rows('drop function fail_first() cascade');
        await server.rows('drop sequence attempts');
      }
    };
    expect((await failing('57014')).attempts).toBe(1);
    expect(after).toEqual([]);
    expect(await failing('22000')).toMatchObject({ status: 200, attempts: 3 });
    expect(after).toHaveLength(8);
  });
});
