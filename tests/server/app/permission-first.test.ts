import { afterAll, beforeAll, expect, test } from 'vitest';
import { openapiDocument } from '../../../src/server/openapi/document';
import { loadModel } from '../../../src/server/registry';
import { type Fixture, openFixture } from './fixture';

/** Which permission a batch needs, its body says; a file is told by its content. */
const ofOtherKind = /\/batch$|\/import$|^\/files$/;

/** `openapi.test.ts` shows that the document knows every route. */
const routes = Object.entries(openapiDocument(loadModel()).paths)
  .filter(([path]) => !ofOtherKind.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { responses }]) => method !== 'get' && '403' in responses)
      .map(([method]) => [method.toUpperCase() as 'POST' | 'PUT' | 'DELETE', path] as const),
  );

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test.each(routes)('A6: %s %s is refused to who may not, whatever the body', async (method, path) => {
  const url = path.replace(/\{\w+\}/g, '1');
  const headers = await fixture.signIn('clerk');
  for (const payload of [{}, { no_such_field: 1 }]) {
    const answer = await fixture.app.inject({ method, url, headers, payload });
    expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 403, 40300]);
  }
});

test('there are routes of every part', () => {
  const paths = routes.map(([, path]) => path);
  for (const path of ['/menus/{id}/move', '/manger/{id}/resetPassword', '/stores', '/devices/{id}/close'])
    expect(paths).toContain(path);
});
