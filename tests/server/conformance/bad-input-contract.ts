import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { fieldTraits } from '../../../src/engine/schema/model/field-traits';
import { root, type World } from './world';

type Request = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>;

const runs = Number(process.env.CONFORMANCE_RUNS ?? 5);

/** Any request gets an error of the catalogue or a success, never a 5xx; a failed request stores nothing. */
export function badInputContract(world: () => World, entity: Entity): void {
  const all = `/${entity.plural}`;
  const fields = [...entity.fields.keys()];
  const victims: number[] = [];

  describe('bad input', () => {
    const none = fc.constant(undefined);
    const operations: Record<'reads' | 'writes', Record<string, fc.Arbitrary<Request>>> = {
      reads: {
        show: request('GET', one(''), none, queries()),
        form: request('GET', one('/form'), none, queries()),
        history: request('GET', one('/history'), none, queries()),
        list: request('GET', fc.constant(entity.listPath), none, queries()),
        options: request('GET', fc.constant(`${all}/options`), none, queries()),
        export: request('GET', fc.constant(`${all}/export`), none, queries()),
      },
      writes: {
        create: request('POST', fc.constant(entity.createPath), bodies()),
        update: request('PUT', one(''), bodies()),
        delete: request('DELETE', one(''), none, queries()),
        batch: request('POST', fc.constant(`${all}/batch`), batches()),
        import: request('POST', fc.constant(`${all}/import`), files(), queries()),
        ...Object.fromEntries(
          entity.actions.map(({ name }) => [name, request('POST', one(`/${name}`), bodies())]),
        ),
      },
    };

    test.each(Object.entries(operations))('%s', { timeout: 240_000 }, async (_, requests) => {
      for (const [name, wanted] of Object.entries(requests)) await expectSound(name, wanted);
    });

    async function expectSound(name: string, requests: fc.Arbitrary<Request>): Promise<void> {
      world().server.setHooks(false);
      victims.push(Number((await world().make(entity)).id));
      world().server.setHooks(true);
      let stored = await world().print(entity);
      await fc.assert(
        fc.asyncProperty(requests, async (wanted) => {
          const answer = await world().server.send(root, wanted);
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          // No fingerprint after a GET: the one at the end covers all reads.
          const now = wanted.method === 'GET' ? stored : await world().print(entity);
          if (answer.statusCode === 200) {
            stored = now;
            return;
          }
          const envelope = answer.json();
          expect(Object.keys(envelope)).toEqual(['code', 'msg', 'data']);
          expect(codes).toContainEqual([envelope.code, answer.statusCode]);
          expect(now).toEqual(stored);
        }),
        // Other cases for each operation of each entity.
        { numRuns: runs, seed: (fc.readConfigureGlobal().seed ?? 0) + hashOf(`${entity.name} ${name}`) },
      );
      expect(await world().print(entity), name).toEqual(stored);
      expect(await world().faults(entity), name).toEqual([]);
    }

    afterEach(() => world().server.setHooks(false));
  });

  /** A valid body with one changed member, or any JSON. */
  function bodies(): fc.Arbitrary<string> {
    const sound = fc.constant(null).map(() => world().bodies.any(entity));
    const spoilt = fc
      .tuple(sound, fc.constantFrom(...fields, 'version', 'no_such_field', '__proto__'), anything())
      .map(([body, name, value]) => JSON.stringify({ version: 1, ...body, [name]: value }));
    return fc.oneof(
      { weight: 6, arbitrary: spoilt },
      { weight: 2, arbitrary: anything().map(text) },
      hostileBodies,
    );
  }

  function batches(): fc.Arbitrary<string> {
    const batch = fc.record(
      {
        action: fc.oneof(
          fc.constantFrom('update', 'delete', ...entity.actions.map(({ name }) => name)),
          anything(),
        ),
        ids: fc.oneof(fc.array(fc.oneof(victim(), fc.integer()), { maxLength: 3 }), anything()),
        values: fc.oneof(
          fc.constant(null).map(() => world().bodies.any(entity)),
          anything(),
        ),
      },
      { requiredKeys: [] },
    );
    return fc.oneof({ weight: 4, arbitrary: batch.map(text) }, hostileBodies);
  }

  /** Id of a record that no other test needs; an earlier request may have deleted it. */
  function victim(): fc.Arbitrary<number> {
    return fc.constant(null).map(() => victims.at(-1) ?? 0);
  }

  function one(rest: string): fc.Arbitrary<string> {
    const ids = fc.oneof(fc.constantFrom('-1', '0', '987654321'), victim().map(String), hostileTexts);
    return ids.map((id) => `${all}/${encodeURIComponent(id)}${rest}`);
  }

  function queries(): fc.Arbitrary<string> {
    const control = ['_start', '_end', '_sort', '_order', 'q', 'ids', 'format', 'dryRun', 'version'];
    const operators = ['', ...new Set(Object.values(fieldTraits).flatMap(({ operators }) => [...operators]))];
    const filter = fc
      .tuple(fc.constantFrom(...fields), fc.constantFrom(...operators))
      .map(([name, operator]) => (operator === '' ? name : `${name}_${operator}`));
    const name = fc.oneof({ weight: 4, arbitrary: filter }, fc.constantFrom(...control), hostileTexts);
    const value = fc.oneof(
      hostileTexts,
      fc.constantFrom(...fields),
      fc.integer().map(String),
      fc.constant('true'),
    );
    return fc
      .array(fc.tuple(name, value), { maxLength: 4 })
      .map((pairs) => `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`);
  }

  function files(): fc.Arbitrary<string> {
    const cell = fc.oneof(hostileTexts, fc.constantFrom(...fields));
    const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 4 });
    const sound = table.map((rows) =>
      rows.map((cells) => cells.map((item) => JSON.stringify(item)).join(',')).join('\n'),
    );
    return fc.oneof(
      sound,
      fc.string(),
      sound.map((rest) => `${fields.slice(0, 4).join(',')}\n${rest}`),
    );
  }
}

const codes = Object.values(errorCatalogue).map(({ code, status }) => [code, status]);

const hostileTexts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '9007199254740993',
    'NaN',
    'null',
    '1;drop table manager',
    "' or 1=1 --",
    '%',
    '\\',
    '..',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    '{"a":1}',
    '[]',
    '1,2,,3',
    ',',
    '\n',
    '\u202E',
    '9999-12-31T23:59:59-23:59',
    '0001-01-01',
    '2026-02-30',
    '😀'.repeat(50),
    'x'.repeat(1100),
  ),
);

const hostileBodies = fc.constantFrom(
  '',
  'null',
  '[]',
  '"x"',
  '1',
  '{',
  '{"a":',
  '{"a":1}{',
  '\u0000',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"text":"\\u0000"}',
  '{"name":"\\ud800"}',
  '{"version":1e400}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"name":"${'x'.repeat(200_000)}"}`,
  `{"name":"${'x'.repeat(1_100_000)}"}`,
);

/** Any JSON value; unusual ones are more frequent. */
function anything(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue(),
    hostileTexts,
    fc.constantFrom(null, 0, -0, 1e308, -1.5, 2 ** 53, [], {}, [null], [[]]),
  );
}

function hashOf(name: string): number {
  return [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 0);
}

function text(value: unknown): string {
  return JSON.stringify(value);
}

function request(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  paths: fc.Arbitrary<string>,
  payloads: fc.Arbitrary<string | undefined>,
  queries: fc.Arbitrary<string> = fc.constant(''),
): fc.Arbitrary<Request> {
  const headers = fc.record(
    {
      'content-type': fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        { weight: 2, arbitrary: fc.constant('text/csv') },
        fc.constantFrom(
          'text/plain',
          'application/json; charset=latin1',
          'multipart/form-data; boundary=x',
          'x',
          '',
        ),
      ),
      'accept-language': fc.constantFrom('en', 'es-MX,es;q=0.9', 'xx', '', '*'),
      'idempotency-key': fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('', 'x'.repeat(500))),
    },
    { requiredKeys: ['content-type'] },
  );
  return fc.tuple(paths, queries, payloads, headers).map(([path, query, payload, given]) => {
    const { 'content-type': type, ...others } = given;
    return {
      method,
      url: path + query,
      headers: payload === undefined ? others : { ...others, 'content-type': type },
      ...(payload !== undefined && { payload }),
    };
  });
}
