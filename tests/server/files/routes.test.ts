import { describe, expect, test } from 'vitest';
import { sweepFiles } from '../../../src/engine/server/files/sweep-files';
import { uploadQuota } from '../../../src/engine/server/files/upload-quota';
import { loadModel } from '../../../src/engine/server/registry';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer } from '../write/fixture';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([0, 1, 254, 255])]);
const root = actorWith({ id: 9001, roles: ['ROOT'] });
const boundary = 'footwork-boundary';
const contentType = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const actor = actorWith({ id: 7, perms: ['biz:store:edit'] });

function multipart(...files: { name: string; bytes: Buffer | string }[]): Buffer {
  const parts = files.flatMap(({ name, bytes }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`,
    bytes,
    '\r\n',
  ]);
  return Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
}

describe.each(oneEngine)('on %s', (engine) => {
  const server = openForTests(() => openServer(engine, 'files', loadModel()));
  const post = (body: Buffer, headers: Record<string, string> = contentType, by = actor) =>
    server.call(by, 'POST', '/files', body, headers);
  const get = (url: string) => server.send(actor, { method: 'GET', url });

  test('an image is kept, and shown to who uploaded it', async () => {
    const kept = await post(multipart({ name: 'left foot.html', bytes: png }));
    expect(kept).toMatchObject({
      status: 200,
      code: 0,
      data: { name: 'left foot.png', size: png.length, mediaType: 'image/png' },
    });
    expect(kept.data.url).toMatch(/^\/files\/[\w-]{24}$/);
    expect(await server.rows('select name, size, create_by from footwork.stored_file')).toEqual([
      { name: 'left foot.png', size: png.length, create_by: 7 },
    ]);

    const shown = await get(kept.data.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload).toEqual(png);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="left foot.png"; filename*=UTF-8''left%20foot.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      etag: `"${kept.data.url.slice('/files/'.length)}"`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('what is not an image is only ever downloaded', async () => {
    const kept = await post(multipart({ name: '导入.csv', bytes: 'name,phone\nA,1\n' }));
    const shown = await get(kept.data.url);
    expect(shown.headers['content-type']).toMatch(/^text\/csv/);
    expect(shown.headers['content-disposition']).toMatch(/^attachment; /);
    expect(shown.payload).toBe('name,phone\nA,1\n');
  });

  test('where pictures are asked for, what is none is refused, and only they are said to be possible', async () => {
    const give = (kind: string, bytes: Buffer | string) =>
      server.call(actor, 'POST', `/files?kind=${kind}`, multipart({ name: 'fake.png', bytes }), contentType);
    expect((await give('image', png)).status).toBe(200);
    for (const bytes of ['no picture at all', '{"a":1}', 'name,phone\nA,1\n']) {
      const refused = await give('image', bytes);
      expect(refused.status).toBe(400);
      expect(refused.msg).toBe(
        'A file of this type cannot be uploaded; possible are png, jpg, jpeg, gif, webp.',
      );
    }
    expect((await give('any', '{"a":1}')).status).toBe(200);
    expect((await give('any', 'no picture at all')).msg).toContain(
      'png, jpg, jpeg, gif, webp, pdf, json, csv.',
    );
    expect((await give('json', png)).msg).toBe('Does not meet the JSON format');
    expect((await give('pdf,json', '{"a":1}')).status).toBe(200);
    expect((await give('pdf,json', png)).msg).toContain('possible are pdf, json.');
    const archive = Buffer.from('PK\x03\x04', 'latin1');
    expect((await give('any', archive)).status).toBe(400);
    expect((await give('zip', archive)).data.mediaType).toBe('application/zip');
    expect((await give('picture', png)).status).toBe(400);
    expect((await give('any&kind=image', png)).status).toBe(400);
  });

  test.each(['{"a": 1', '{a: 1, b: 2\n', '', 'name,phone\nA,1\n'])('X3: %j is not JSON', async (bytes) => {
    const refused = await post(multipart({ name: 'Config.JSON', bytes }));
    expect([refused.status, refused.code, refused.msg]).toEqual([
      400,
      40005,
      'Does not meet the JSON format',
    ]);
    expect((await post(multipart({ name: 'config.bin', bytes: '{"a": 1' }))).code).toBe(40006);
  });

  test('nobody stores a file without a session', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/files',
      headers: contentType,
      payload: multipart({ name: 'a.png', bytes: png }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 402]);
  });

  test.each([
    ['may not write at all', actorWith({ perms: ['biz:store:view'] })],
    ['may write no file field', actorWith({ perms: ['biz:merchant:edit', 'biz:merchant:add'] })],
    ['has its file fields closed', { ...actor, fields: { store: { readonly: ['store_img'] } } }],
  ])('who %s uploads pictures of itself alone, and none where its own is closed', async (_, by) => {
    const picture = (who: typeof actor) => post(multipart({ name: 'a.png', bytes: png }), contentType, who);
    expect((await picture(by)).code).toBe(0);
    expect((await post(multipart({ name: 'a.csv', bytes: 'a,b\n1,2\n' }), contentType, by)).code).toBe(40300);
    const closed = { ...by, fields: { ...by.fields, manager: { readonly: ['icon'] } } };
    expect((await picture(closed)).code).toBe(40300);
  });

  test('A5: an upload that is repeated is kept once', async () => {
    const again = () =>
      post(multipart({ name: 'a.png', bytes: png }), { ...contentType, 'idempotency-key': 'upload' });
    const [first, second] = [await again(), await again()];
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    const other = Buffer.concat([png, Buffer.from('more')]);
    const headers = { ...contentType, 'idempotency-key': 'upload' };
    expect((await post(multipart({ name: 'a.png', bytes: other }), headers)).code).toBe(40902);
  });

  test.each([
    ['files', uploadQuota.files, 1],
    ['bytes', 1, uploadQuota.megabytes * 1024 * 1024],
  ])('too many %s in a day are refused, and only of that account', async (_, files, size) => {
    const by = { ...actor, id: 70 + files };
    const insert = (age: string) =>
      server.rows(`
        insert into footwork.stored_file (id, name, media_type, size, sha256, bytes, create_by, create_time)
        select gen_random_uuid(), 'x', 'image/png', ${size}, '', '', ${by.id}, now() - interval '${age}'
        from generate_series(1, ${files})`);
    await insert('25 hours');
    const body = () => multipart({ name: 'a.png', bytes: png });
    expect((await post(body(), contentType, by)).status).toBe(200);
    await insert('1 hour');
    const refused = await post(body(), contentType, by);
    expect([refused.status, refused.code]).toEqual([429, 42901]);
    expect(refused.msg).toContain(`${uploadQuota.files} files`);
    expect((await post(body())).status).toBe(200);
  });

  test('what nothing names is swept after a day', async () => {
    const upload = async (): Promise<string> =>
      (await post(multipart({ name: 'a.png', bytes: png }))).data.url;
    const uploads = await Promise.all(Array.from({ length: 6 }, upload));
    const [shown, listed, drafted, once, loose] = uploads;
    const make = async (path: string, body: object) => {
      const answer = await server.call(root, 'POST', path, body);
      expect(answer.status).toBe(200);
      return answer.data.id;
    };
    await server.rows(
      `insert into manager (username, nickname, contact, utype, pcode) values ('ann', 'Ann', 'Ann', '2', 'P1')`,
    );
    const merchant = await make('/merchants', { name: 'M', contact: 'C', account: 'acc', pcode: 'P1' });
    const store = { code_num: 'FW-1', name: 'S', contact: 'C', phone: '+1 555 0100', country: 'US' };
    await make('/stores', {
      ...store,
      merchant,
      detail_address: 'A',
      search_pwd: 'secret',
      store_img: shown,
    });
    await make('/partner-configs', { pcode: 'P1', scrolling_images: [listed] });
    const draft = await make('/menu-drafts', { name: 'New pictures' });
    for (const image of [loose, drafted]) {
      await server.rows(
        `update footwork.menu_draft set tree = '[{"image": "${image}"}]' where id = ${draft}`,
      );
    }
    await server.rows(`
      insert into footwork.history (entity, record_id, version, action, actor_name, changes)
      values ('merchant', ${merchant}, 2, 'update', 'root', '{"image": ["${once}", null]}')`);
    const ids = [shown, listed, drafted, once, loose].map((url) => `'${url?.slice(7)}'`);
    await server.rows(
      `update footwork.stored_file set create_time = now() - interval '2 days' where id in (${ids})`,
    );
    await sweepFiles(server.database, server.context.model, new Date());
    const found = await Promise.all(uploads.map((url) => get(url)));
    expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404, 200]);
    const uses = await server.rows('select file from footwork.file_use order by file');
    const named = [shown, listed, drafted, once].map((url) => ({ file: url?.slice('/files/'.length) }));
    expect(uses).toHaveLength(named.length);
    expect(uses).toEqual(expect.arrayContaining(named));
  });

  test.each([
    ['SVG', multipart({ name: 'a.png', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }), 400, 40006],
    ['nothing', multipart(), 400, 40006],
    ['an empty file', multipart({ name: 'a.png', bytes: '' }), 400, 40006],
    ['two files', multipart({ name: 'a.png', bytes: png }, { name: 'b.png', bytes: png }), 400, 40006],
    ['half a body', multipart({ name: 'a.png', bytes: png }).subarray(0, -30), 400, undefined],
    ['no multipart at all', Buffer.from('hello'), 400, undefined],
    [
      'too much',
      multipart({ name: 'a.png', bytes: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]) }),
      413,
      41300,
    ],
  ])('%s is refused', async (_what, body, status, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.code).toBe(code);
  });

  test('5 MiB are kept', async () => {
    const bytes = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length, 7)]);
    const kept = await post(multipart({ name: 'big.png', bytes }));
    expect((await get(kept.data.url)).rawPayload.equals(bytes)).toBe(true);
  });

  test.each([
    ['JSON', { 'content-type': 'application/json' }, 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 400],
  ])('a body of another type is refused: %s', async (_what, headers, status) => {
    expect((await post(Buffer.from('{}'), headers)).status).toBe(status);
  });

  test.each(['/files/short', `/files/${'a'.repeat(24)}`, '/files/..%2f..%2fetc', '/files/%00'])(
    '%s is not there',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});
