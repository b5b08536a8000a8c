import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import { storeFile } from '../../../src/engine/server/files/stored-files';
import { mediaTypeNamed } from '../../../src/engine/server/http/media-type';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from '../write/fixture';

const root = actorWith({ id: 9001, roles: ['ROOT'] });
const reader = actorWith({ id: 9002, perms: permissionsOf(specimen), scope: 'all' });
const exporter = actorWith({ id: 9003, perms: ['biz:specimen:export'], scope: 'all' });

describe.each(oneEngine)('%s: files of a record', (engine) => {
  const server = openForTests(() => openServer(engine, 'files-of-records', specimenModel));
  let manual: string;
  let drawing: string;
  let n = 0;

  beforeAll(async () => {
    manual = await stored('guide.json', 'application/json', '{"a": 1}');
    drawing = await stored('plan.pdf', 'application/pdf', '%PDF-1.7');
  });

  async function stored(name: string, type: string, content: string): Promise<string> {
    const mediaType = mediaTypeNamed(type);
    if (!mediaType) throw new Error(type);
    return `/files/${await storeFile(server.database.kysely, { name, mediaType, bytes: Buffer.from(content) }, root)}`;
  }

  const create = (values: object, actor: Actor = root) => {
    n += 1;
    const body = { text: `T${n}`, code: `CODE-${n}`, pcode: 'P1', ...values };
    return server.call(actor, 'POST', '/specimens', body);
  };

  test('rows tell names, sizes and types of the files that the reader may fetch', async () => {
    const { data } = await create({ manual, drawings: [drawing], paper: 'https://example.com/a.pdf' });
    const facts = {
      [manual]: { name: 'guide.json', size: 8, type: 'application/json' },
      [drawing]: { name: 'plan.pdf', size: 8, type: 'application/pdf' },
    };
    const one = `/specimens/${data.id}`;
    for (const actor of [root, reader]) {
      expect((await server.call(actor, 'GET', one)).data._files).toEqual(facts);
      expect((await server.call(actor, 'GET', `${one}/form`)).data._files).toEqual(facts);
      const { list } = (await server.call(actor, 'GET', `/specimens?id=${data.id}`)).data;
      expect(list[0]._files).toEqual(facts);
      const [entry] = (await server.call(actor, 'GET', `${one}/history`)).data.list;
      expect(entry._files).toEqual(facts);
    }
    const narrow = (await server.call(root, 'GET', `/specimens?id=${data.id}&_columns=manual`)).data.list[0];
    expect(narrow._files).toEqual({ [manual]: facts[manual] });
    expect(
      '_files' in (await server.call(root, 'GET', `/specimens?id=${data.id}&_columns=text`)).data.list[0],
    ).toBe(false);
    const hidden = { ...reader, fields: { specimen: { hidden: ['manual'] } } };
    expect((await server.call(hidden, 'GET', one)).data._files).toEqual({ [drawing]: facts[drawing] });
    const [listed] = (
      await server.send(exporter, { url: `/specimens/export?format=json&id=${data.id}` })
    ).json();
    expect([listed.manual, listed._files]).toEqual([manual, {}]);
  });

  test('the history tells of a file that the record does not name any more', async () => {
    const { data } = await create({ manual });
    await server.call(root, 'PUT', `/specimens/${data.id}`, { version: 1, manual: null });
    expect((await server.call(reader, 'GET', `/specimens/${data.id}`)).data._files).toEqual({});
    const { list } = (await server.call(reader, 'GET', `/specimens/${data.id}/history`)).data;
    expect(list[0]._files).toHaveProperty([manual, 'name'], 'guide.json');
  });

  test('V5: only files of the kinds that the field takes are saved', async () => {
    const json = await create({ manual: drawing });
    expect([json.status, json.data.errors]).toEqual([
      422,
      [{ field: 'manual', rule: 'fileJson', params: {}, message: 'Does not meet the JSON format' }],
    ]);
    const others = await create({ drawings: [drawing, manual] });
    expect(others.data.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Drawings must be a file of one of these types: png, jpg, jpeg, gif, webp, pdf',
    ]);
    const { data } = await create({});
    const changed = await server.call(root, 'PUT', `/specimens/${data.id}`, { version: 1, manual: drawing });
    expect(changed.status).toBe(422);
    const web = await create({ manual: 'https://example.com/a.json' });
    expect([web.status, web.data.errors[0].message]).toEqual([
      422,
      'Manual must be a file that was uploaded here',
    ]);
    const csv = `text,code,pcode,manual\nX,IMPORTED,P1,${drawing}\n`;
    const imported = await server.call(root, 'POST', '/specimens/import', csv);
    expect(imported.data.errors[0]).toMatchObject({ field: 'rows.2.manual', rule: 'fileJson' });
    await expect(server.rows(`update specimen set manual = 'https://example.com/a'`)).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('lists of files are imported and exported', async () => {
    const csv = `text,code,pcode,papers\nTwo,TWO-FILES,P1,${manual}; ${drawing}\n`;
    const imported = await server.call(root, 'POST', '/specimens/import', csv);
    expect(imported.data).toEqual({ count: 1 });
    const found = '/specimens/export?code=TWO-FILES&format=';
    const exported = await server.send(root, { url: `${found}csv` });
    expect(exported.payload).toContain(`${manual}; ${drawing}`);
    const [row] = (await server.send(root, { url: `${found}json` })).json();
    expect([row.papers, Object.keys(row._files).sort()]).toEqual([
      [manual, drawing],
      [drawing, manual].sort(),
    ]);
  });
});
