import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { storeFile } from '../../../src/engine/server/files/stored-files';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { loadModel } from '../../../src/engine/server/registry';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer } from '../write/fixture';

const root = actorWith({ id: 9001, roles: ['ROOT'] });
const uploader = actorWith({ id: 7 });
const view = ['biz:store:view'];
const viewer = actorWith({ id: 8, perms: view });
const partner = actorWith({ id: 9, utype: 2, scope: 'partner', pcode: 'P1', perms: view });
const stranger: Actor = { ...partner, id: 10, ties: { partner: ['P2'] } };
const editor = actorWith({
  id: 11,
  perms: ['add', 'edit', 'import', 'view'].map((verb) => `biz:device:${verb}`),
});

describe.each(oneEngine)('P4: on %s', (engine) => {
  const server = openForTests(() => openServer(engine, 'readers', loadModel()));
  let merchant: number;
  let stores = 0;
  beforeAll(async () => {
    await server.rows(
      `insert into manager (username, nickname, contact, utype, pcode) values ('ann', 'Ann', 'Ann', '2', 'P1')`,
    );
    merchant = await make('/merchants', { name: 'M', contact: 'C', account: 'acc', pcode: 'P1' });
  });

  const mediaType = { name: 'image/png', kind: 'image', extensions: ['png'], inline: true } as const;
  async function upload(): Promise<string> {
    const file = { name: 'a.png', mediaType, bytes: Buffer.from('picture') };
    return `/files/${await storeFile(server.database.kysely, file, uploader)}`;
  }
  async function make(path: string, body: object): Promise<number> {
    const { status, data, msg } = await server.call(root, 'POST', path, body);
    expect([status, msg]).toEqual([200, '']);
    return data.id;
  }
  const store = (store_img: string) =>
    make('/stores', {
      ...{ code_num: `FW-${++stores}`, name: 'S', contact: 'C', phone: '+1 555 0100', country: 'US' },
      ...{ merchant, detail_address: 'A', search_pwd: 'secret', store_img },
    });
  const newestRevision = async (): Promise<number> =>
    (await server.call(root, 'POST', '/menu-drafts', { name: 'Look' })).data.based_on;
  const update = async (actor: Actor, path: string, body: object) => {
    const { data } = await server.call(root, 'GET', path);
    return server.call(actor, 'PUT', path, { version: data.version, ...body });
  };
  const fetched = (url: string, ...actors: Actor[]) =>
    Promise.all(actors.map(async (actor) => (await server.send(actor, { method: 'GET', url })).statusCode));

  test('before it is saved, an upload is for who made it; a record then shares it', async () => {
    const address = await upload();
    expect(await fetched(address, uploader, root, viewer, partner)).toEqual([200, 200, 404, 404]);
    await store(address);
    expect(await fetched(address, uploader, viewer, partner, stranger, editor)).toEqual([
      200, 200, 200, 404, 404,
    ]);
  });

  test('what a browser kept is not confirmed to somebody else', async () => {
    const address = await upload();
    const headers = { 'if-none-match': `"${address.slice('/files/'.length)}"` };
    const again = (actor: Actor) => server.send(actor, { method: 'GET', url: address, headers });
    expect((await again(uploader)).statusCode).toBe(304);
    expect((await again(viewer)).statusCode).toBe(404);
  });

  test('what a browser kept is confirmed without being read', async () => {
    const address = await upload();
    const headers = { 'if-none-match': `"${address.slice('/files/'.length)}"` };
    const rename = (from: string, to: string) =>
      server.rows(`alter table footwork.stored_file rename column ${from} to ${to}`);
    await rename('bytes', 'unread');
    const answers = [
      await server.send(uploader, { method: 'GET', url: address, headers }),
      await server.send(uploader, { method: 'GET', url: address }),
    ];
    await rename('unread', 'bytes');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 500]);
  });

  test('an earlier picture is for who sees the history; of a record that is gone, for who sees all', async () => {
    const [first, second] = [await upload(), await upload()];
    const id = await store(first);
    expect((await update(root, `/stores/${id}`, { store_img: second })).status).toBe(200);
    expect(await fetched(first, viewer, partner, stranger)).toEqual([200, 200, 404]);
    expect(await fetched(second, viewer, partner, stranger)).toEqual([200, 200, 404]);
    const { data } = await server.call(root, 'GET', `/stores/${id}`);
    expect((await server.call(root, 'DELETE', `/stores/${id}?version=${data.version}`)).status).toBe(200);
    expect(await fetched(first, viewer, partner, stranger)).toEqual([200, 404, 404]);
  });

  test('an account can fetch its own picture, also without permission to see accounts', async () => {
    const address = await upload();
    const role = await make('/roles', { name: 'R', code: 'READER', menus: [], scope: 'all' });
    const account = { username: 'reader', nickname: 'R', utype: '1', roles: [role], icon: address };
    const id = await make('/manger/add', { ...account, password: 'a-Good-1-word', summary: await upload() });
    const oneself = actorWith({ id });
    expect(await fetched(address, oneself, viewer)).toEqual([200, 404]);
    const { data } = await server.call(root, 'GET', `/manger/${id}`);
    expect(await fetched(data.summary, oneself, root)).toEqual([404, 200]);
    const mine = await upload();
    const { data: profile } = await server.call(oneself, 'GET', '/manger/profile');
    const given = (icon: string) =>
      server.call(oneself, 'PUT', '/manger/profile', { version: profile.account.version, icon });
    expect((await given(mine)).data.errors).toEqual([expect.objectContaining({ field: 'icon' })]);
    expect(await fetched(mine, oneself)).toEqual([404]);
    expect((await given(address)).status).toBe(200);
  });

  test('pictures of menus and of their drafts need permission to see menus', async () => {
    const admin = actorWith({ id: 12, perms: ['sys:menu:view', 'sys:menu:edit'] });
    const [live, banner, drafted] = [await upload(), await upload(), await upload()];
    const directory = { name: 'd', type: 'directory', path: '/d', component: 'Layout', parent: null };
    const parent = await make('/menus', directory);
    const menu = { name: 'm', type: 'menu', path: 'm', component: 'dashboard/index', parent };
    await make('/menus', { ...menu, image: live, params: { banner } });
    expect(await fetched(banner, admin, viewer)).toEqual([200, 404]);
    expect(await fetched(live, admin, viewer)).toEqual([200, 404]);
    const based_on = await newestRevision();
    const draft = (by: Actor, image: string) =>
      server.call(by, 'POST', '/menu-drafts', {
        name: 'D',
        based_on,
        tree: [{ id: -1, type: 'menu', name: 'n', image }],
      });
    const refused = await draft(admin, drafted);
    expect([refused.status, await fetched(drafted, admin)]).toEqual([422, [404]]);
    expect(refused.data.errors).toEqual([
      {
        field: 'tree.-1.image',
        rule: 'foreignFile',
        params: {},
        message: 'Image names a file that you may not open',
      },
    ]);
    const { data } = await draft(root, drafted);
    expect(await fetched(drafted, admin, viewer)).toEqual([200, 404]);
    const own = (image: string) =>
      server.call(admin, 'PUT', `/menu-drafts/${data.id}`, {
        version: data.version,
        tree: [{ id: -1, type: 'menu', name: 'n', image }],
      });
    expect((await own(await upload())).status).toBe(422);
    expect((await own(live)).status).toBe(200);
  });

  test('nobody opens a file to itself by naming it, in whatever way', async () => {
    const address = await upload();
    const device = (dev_code: string, image = address) => ({ dev_code, dev_type: 'X5', image });
    const remark = `Look: https://console.example.com${address}`;
    const id = await make('/devices', { dev_code: 'OWN-1', dev_type: 'X5' });
    const tries = [
      await server.call(editor, 'POST', '/devices', device('TRY-1')),
      await server.call(editor, 'POST', '/devices', { ...device('TRY-2'), image: null, remark }),
      await update(editor, `/devices/${id}`, { image: address }),
      await server.call(editor, 'POST', '/devices/batch', {
        action: 'update',
        ids: [id],
        values: { image: address },
      }),
      await server.call(
        editor,
        'POST',
        '/devices/import',
        `dev_code,dev_type,image\nTRY-3,X5,${address}\nTRY-4,X5,\n`,
      ),
    ];
    expect(
      tries.map(({ status, data }) => [status, data.errors.map(({ field }: { field: string }) => field)]),
    ).toEqual([
      [422, ['image']],
      [422, ['remark']],
      [422, ['image']],
      [422, ['image']],
      [422, ['rows.2.image']],
    ]);
    expect(await fetched(address, editor)).toEqual([404]);
    // An address in a plain text field gives nobody access to the file.
    expect((await update(editor, `/devices/${id}`, { dev_nick: address })).status).toBe(200);
    expect(await fetched(address, editor)).toEqual([404]);
    await store(address);
    const sighted = { ...editor, perms: [...editor.perms, ...view] };
    expect((await update(sighted, `/devices/${id}`, { image: address })).status).toBe(200);
    expect(await fetched(address, editor)).toEqual([200]);
  });

  test('a database of an earlier version receives the files that its records and drafts name', async () => {
    const [shown, drafted] = [await upload(), await upload()];
    await store(shown);
    await server.call(root, 'POST', '/menu-drafts', {
      name: 'Old',
      based_on: await newestRevision(),
      tree: [{ id: -1, type: 'menu', name: 'n', image: drafted }],
    });
    // Recreated from the data, the table contains only the present state of drafts, so the query leaves
    // drafts out.
    const uses = `select * from footwork.file_use where entity <> 'menu-draft' order by file, entity, record_id, field`;
    const before = await server.rows(uses);
    await server.rows('drop function footwork.note_files_of_history() cascade');
    await server.rows('drop function footwork.note_files_of_draft() cascade');
    await server.rows('drop table footwork.file_use');
    await applyPlan(server.database, await planModel(server.database, server.context.model));
    expect(await server.rows(uses)).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    expect(await fetched(shown, partner, stranger)).toEqual([200, 404]);
    expect(await fetched(drafted, actorWith({ id: 13, perms: ['sys:menu:view'] }), viewer)).toEqual([
      200, 404,
    ]);
    const later = await upload();
    await store(later);
    expect(await fetched(later, partner, stranger)).toEqual([200, 404]);
  });
});
