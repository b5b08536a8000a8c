import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../../../src/engine/server/entity/openapi/document';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { model as specimens } from '../conformance/specimens';

const folder = mkdtempSync(join(tmpdir(), 'footwork-openapi-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const business = loadModel();
const product = JSON.stringify(openapiDocument(business));

/** Runs a program of a package and resolves to its standard output. */
function run(program: string, args: readonly string[]): Promise<string> {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { cwd: folder, env: { ...process.env, ...quiet }, maxBuffer: 2 ** 24 };
  return new Promise((done) => {
    execFile(process.execPath, [resolve('node_modules', program), ...args], options, (_error, out) =>
      done(out),
    );
  });
}

describe('17.7: the OpenAPI document', () => {
  test('weighs at most 600 KB', () => {
    expect(Buffer.byteLength(product)).toBeLessThan(600_000);
  });

  test.each([
    ['the product', product],
    ['an entity with every keyword', JSON.stringify(openapiDocument(specimens))],
  ])('of %s is clean for `redocly lint`', async (_whose, text) => {
    writeFileSync(join(folder, 'openapi.json'), text);
    const out = await run('@redocly/cli/bin/cli.js', ['lint', 'openapi.json', '--format=json']);
    const { problems, totals } = JSON.parse(out);
    const found = problems.map(({ ruleId, message }: Record<string, string>) => `${ruleId}: ${message}`);
    // A declaration may have both keywords; the document repeats the declaration.
    const asDeclared = /^no-mixed-number-range-constraints: .*`exclusiveMinimum`/;
    expect(found.filter((one: string) => !asDeclared.test(one))).toEqual([]);
    expect(totals.errors).toBe(0);
  });
});

/** A program of a partner, which knows only the document. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Customer = components['schemas']['customer.create'];

export async function visit(authorization: string, fetch: (request: Request) => Promise<Response>) {
  const client = createClient<paths>({
    baseUrl: 'http://localhost',
    headers: { authorization },
    fetch,
    querySerializer: { object: { style: 'form', explode: true }, array: { style: 'form', explode: false } },
  });
  const body: Customer = { name: 'Ann', birth_date: '1990-05-01', store: 1, phone: '+15550101', openid_verified: true };
  const made = await client.POST('/customers', { body, params: { header: { 'Idempotency-Key': 'visit-1' } } });
  const id: number = made.data?.data.id ?? 0;
  await client.POST('/customers', { body: { ...body, name: 'Bob', phone: '+15550102', birth_date: '1980-01-01' } });
  const read = await client.GET('/customers/{id}', { params: { path: { id } } });
  const name: string | undefined = read.data?.data.name;

  const filters = { store: 1, name_in: 'Ann,Bob', birth_date_gte: '1985-01-01', id_null: false };
  const query: paths['/customers']['get']['parameters']['query'] = { _sort: ['name'], _order: ['desc'], filters };
  const { data: page } = await client.GET('/customers', { params: { query } });
  const names: (string | undefined)[] | undefined = page?.data.list.map((customer) => customer.name);
  const { data: stores } = await client.GET('/stores', {
    params: { query: { _sort: ['country', 'id'], _order: ['asc', 'desc'], _columns: 'id', filters: { id_in: '1,2' } } },
  });
  const byState = { _by: 'status', filters: { store: 1 } };
  const { data: totals } = await client.GET('/devices/totals', { params: { query: byState } });

  const refused = await client.PUT('/customers/{id}', { params: { path: { id } }, body: { version: 1, height: 9000 } });
  const rule = refused.error && 'errors' in Object(refused.error.data) ? refused.error : undefined;

  // @ts-expect-error: no such filter
  const wrongFilter: paths['/customers']['get']['parameters']['query'] = { filters: { no_such_field: 1 } };
  // @ts-expect-error: the name of a customer is a text
  const wrongBody: Customer = { ...body, name: 1 };
  // @ts-expect-error: no such field
  made.data?.data.no_such_field;
  // @ts-expect-error: no such path
  void (() => client.GET('/no-such-path', {}));
  void [wrongFilter, wrongBody, rule];

  return { id, name, names, stores: stores?.data.total, devices: totals?.data.total, status: refused.response.status };
}
`;

describe('17.7: a client generated from the OpenAPI document', () => {
  const fixture = openForTests(() => openFixture());

  beforeAll(async () => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTypes(product)));
    writeFileSync(join(folder, 'program.ts'), program);
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, files: ['program.ts'] }),
    );
  });

  test('compiles, and a wrong path, field, filter or type does not', async () => {
    expect(await run('typescript/bin/tsc', ['--checkers', '1', '-p', '.'])).toBe('');
  });

  test('reads and writes records, with filters and sorters', async () => {
    const { visit } = await import(join(folder, 'program.ts'));
    const { authorization } = await fixture.signIn('root');
    const seen = await visit(authorization, async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const payload = await request.text();
      const { body, statusCode: status } = await fixture.app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(payload && { payload }),
      });
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    });
    expect(seen).toEqual({ id: 1, name: 'Ann', names: ['Ann'], stores: 1, devices: 0, status: 422 });
  });
});
