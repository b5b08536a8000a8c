import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import { modelOf } from '../../../src/engine/schema/declaration/model';
import { createAjv } from '../../../src/engine/schema/write/validator';
import descriptionEndpoints from '../../../src/engine/server/entity/openapi/description-endpoints';
import { openapiDocument } from '../../../src/engine/server/entity/openapi/document';

import type { Operation } from '../../../src/engine/server/entity/openapi/operation';
import { definitions } from '../../../src/engine/server/http/definitions';
import { errorHandler } from '../../../src/engine/server/http/errors';
import { rootActor } from '../../support/actor';
import { handledDefinitions, type Route, routesOf } from '../../support/routes';

const model = modelOf(import.meta.glob('../../../schemas/*.ts', { eager: true, import: 'default' }));
const document = openapiDocument(model);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);

/** The response, or the one to which it refers. */
function resolved(response: Operation['responses'][string] | undefined) {
  return response && '$ref' in response
    ? document.components.responses[response.$ref.split('/').at(-1) ?? '']
    : response;
}

describe('the document', () => {
  test('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      const found = reference
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });

  test('names its components as OpenAPI wants them', () => {
    for (const components of Object.values(document.components)) {
      for (const name of Object.keys(components)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
    }
  });

  test('gives every operation an id of its own, its path parameters and its errors', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operation } of operations) {
      const where = `${method} ${path}`;
      const inPath = (operation.parameters ?? []).filter((parameter) =>
        '$ref' in parameter ? parameter.$ref.endsWith('/id') : parameter.in === 'path',
      );
      expect(inPath.length, where).toBe(path.match(/\{/g)?.length ?? 0);
      expect(operation.responses, where).toHaveProperty('200');
      const refused = operation.responses[401] ?? operation.responses.default;
      if (!operation.security) expect(JSON.stringify(resolved(refused)), where).toContain('sessionExpired');
    }
  });

  test('holds schemas that ajv understands', () => {
    const ajv = createAjv({ strict: false });
    ajv.addSchema({ $id: 'document', ...document });
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` }), name).not.toThrow();
    }
  });

  test('asks for nothing that a new record takes over, and says where that comes from', () => {
    const order = document.components.schemas['order.create'] as Record<string, never>;
    expect(order).toMatchObject({
      required: ['store', 'lines'],
      description: expect.stringContaining('lines.price, where it is left out in a new record: price of'),
      properties: { lines: { items: { required: ['commodity', 'quantity'] } } },
    });
  });

  test('lists the filters of a field', () => {
    const { allOf } = document.components.schemas['device.filters'] as { allOf: { properties: object }[] };
    const names = Object.keys(allOf[1]?.properties ?? {}).filter((name) => name.startsWith('test_count'));
    expect(names.map((name) => name.slice('test_count'.length)).sort()).toEqual(
      ['', '_between', '_gt', '_gte', '_in', '_lt', '_lte', '_ne', '_null'].sort(),
    );
    expect(document.paths['/manger/list']?.get?.operationId).toBe('manager.list');
    expect(document.paths['/manger/add']?.post?.operationId).toBe('manager.create');
    expect(document.paths['/devices/{id}/close']?.post?.operationId).toBe('device.close');
    expect(document.paths['/reports']).not.toHaveProperty('post');
    expect(document.paths).not.toHaveProperty(['/reports/import']);
  });
});

describe('the routes', () => {
  let routes: readonly Route[] = [];

  beforeAll(async () => {
    routes = await routesOf(model);
  });

  test('each has a definition, and each definition has its route', () => {
    expect(routes.filter(({ endpoint }) => endpoint === undefined)).toEqual([]);
    const defined = handledDefinitions(routes);
    expect(defined.map(({ name }) => name).sort()).toEqual(definitions.map(({ name }) => name).sort());
    for (const endpoint of defined) expect(definitions, endpoint.name).toContain(endpoint);
  });

  test('each is described, and nothing else', () => {
    const expected = routes.flatMap(({ method, endpoint }) => {
      // HEAD equals GET without a body; the document describes GET.
      if (method === 'HEAD' || !endpoint) return [];
      // An operation that the entity offers to no actor has a route that only refuses.
      if ('isOffered' in endpoint && !endpoint.isOffered) return [];
      return `${method.toLowerCase()} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    });
    const described = operations.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...new Set(expected)].sort());
    expect(described).toContain('post /orders/batch');
  });

  test('each without tags of its own is listed with its entity', () => {
    const untagged = definitions.filter(({ tags }) => tags === undefined);
    expect(untagged.some(({ entity }) => entity !== undefined)).toBe(true);
    for (const { method, path, entity = 'system' } of untagged) {
      const template = path.replace(/:(\w+)/g, '{$1}');
      expect(document.paths[template]?.[method.toLowerCase() as 'get']?.tags, template).toEqual([entity]);
    }
  });

  test('an alias has its route, and the operation mentions it', () => {
    const aliases = definitions.flatMap(({ name, alias }) => (alias === undefined ? [] : [{ name, alias }]));
    expect(aliases).toEqual([{ name: 'menu.parentOptions', alias: '/menus/options/:id' }]);
    for (const { name, alias } of aliases) {
      expect(routes.map(({ url }) => url)).toContain(alias);
      const found = operations.find(({ operation }) => operation.operationId === name);
      expect(found?.operation.description).toContain(alias.replace(':id', '{id}'));
    }
  });
});

describe('over HTTP', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = fastify();
    app.decorateRequest('actor');
    app.setErrorHandler(errorHandler(model));
    const principals = { device: () => Promise.reject(new AppError('deviceUnnamed')) };
    const sessions = { actorOf: async () => rootActor };
    await app.register(descriptionEndpoints({ model, sessions, principals }));
  });
  afterAll(() => app.close());

  test('the document', async () => {
    const answer = await app.inject('/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(answer.json()).toMatchObject({ openapi: '3.1.1', info: { version: packageVersion() } });
  });

  test.each([...model.entities.values()])('the declaration of $name, as it compiles', async (entity) => {
    const answer = await app.inject(`/schemas/${entity.name}.json`);
    expect(answer.json()).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...entity.schema,
    });
    expect(() => createAjv().compile(answer.json())).not.toThrow();
  });

  test('an entity that is not there has none', async () => {
    expect((await app.inject('/schemas/nothing.json')).statusCode).toBe(404);
  });
});

function packageVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}
