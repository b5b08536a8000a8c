import { expect, test } from 'vitest';
import { openapiDocument } from '../../../src/engine/server/entity/openapi/document';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from './fixture';

/** Only devices call the gateway, which `gateway.test.ts` tests; every account may upload a picture. */
const ofOtherKind = /^\/gateway\/|^\/files$/;

/**
 * `openapi.test.ts` shows that the document contains every route. Previews are added, because no single
 * permission opens them.
 */
const routes = Object.entries(openapiDocument(loadModel()).paths)
  .filter(([path]) => !ofOtherKind.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { responses }]) => method !== 'get' && '403' in responses)
      .map(([method]) => [method.toUpperCase() as 'POST' | 'PUT' | 'DELETE', path] as const),
  )
  .concat([['POST', '/qr-previews']]);

const fixture = openForTests(() => openFixture());

test.each(routes)(
  'A6, 17.3: %s %s is refused without the permission, whatever the body',
  async (method, path) => {
    const url = path.replace(/\{\w+\}/g, '1');
    const headers = await fixture.signIn('clerk');
    const bodies = [
      ['application/json', '{}'],
      ['application/json', '{"no_such_field":1}'],
      ['application/json', '{'],
      ['application/json', `{"qr_interface":"http://${'a'.repeat(60_000)}\\n"}`],
      ['text/csv', 'no_such_field'],
      ['multipart/form-data; boundary=x', '--x'],
    ];
    for (const [type, payload] of bodies) {
      const answer = await fixture.app.inject({
        method,
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      });
      expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 403, 40300]);
    }
  },
);

test('A6: a batch is refused without permission for its action, though it lacks the rest', async () => {
  const headers = await fixture.signIn('clerk');
  const send = async (payload: object, by = headers) => {
    const answer = await fixture.app.inject({ method: 'POST', url: '/stores/batch', headers: by, payload });
    return answer.statusCode;
  };
  expect([await send({ action: 'delete' }), await send({ action: 'fly' })]).toEqual([403, 403]);
  const root = await fixture.signIn('root');
  expect([await send({ action: 'delete' }, root), await send({ action: 'fly' }, root)]).toEqual([422, 422]);
});

test('there are routes of every part', () => {
  const paths = routes.map(([, path]) => path);
  for (const path of [
    '/menus/entities',
    '/manger/{id}/resetPassword',
    '/stores',
    '/devices/{id}/close',
    '/stores/batch',
    '/stores/import',
    '/qr-previews',
  ])
    expect(paths).toContain(path);
});
