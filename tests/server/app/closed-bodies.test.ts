import { expect, test } from 'vitest';
import { openapiDocument } from '../../../src/engine/server/entity/openapi/document';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from './fixture';

/**
 * Paths whose bodies have no declared fields: a file is raw content, an import is a table, `gateway.test.ts`
 * tests what devices send, and messages offer no action for several.
 */
const ofOtherKind = /^\/files$|\/import$|^\/gateway\/|^\/messages\/batch$/;

/** All writing routes whose bodies have declared fields; `openapi.test.ts` shows that the document contains every route. */
const routes = Object.entries(openapiDocument(loadModel()).paths)
  .filter(([path]) => !ofOtherKind.test(path))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const))
  .filter((route): route is readonly ['POST' | 'PUT' | 'DELETE', string] => route[0] !== 'GET');

const fixture = openForTests(() => openFixture());

test.each(routes)('A6: %s %s refuses a field that it does not know', async (method, path) => {
  const query = path.endsWith('partneruserconfig') ? '?pcode=P1' : '';
  const answer = await fixture.app.inject({
    method,
    url: path.replace(/\{\w+\}/g, '1') + query,
    headers: await fixture.signIn('root'),
    payload: { no_such_field: 1 },
  });
  const { code, data } = answer.json();
  expect([answer.statusCode, code]).toEqual([422, 42200]);
  expect(data.errors).toContainEqual(
    expect.objectContaining({ field: 'no_such_field', rule: 'unknownField' }),
  );
});

test('there are routes of every part', () => {
  const paths = routes.map(([, path]) => path);
  for (const path of ['/manger/login', '/menus/entities', '/stores/batch', '/stores', '/devices/{id}/close'])
    expect(paths).toContain(path);
});
