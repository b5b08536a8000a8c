import { beforeAll, describe, expect, test } from 'vitest';
import { can, decide, decideWrite, readableFields } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { explain } from '../../../src/engine/schema/access/explain';
import { filledFields, isInScope, rowScope } from '../../../src/engine/schema/access/row-scope';
import { withheldFields } from '../../../src/engine/schema/access/withheld-fields';
import type { Entity, Field } from '../../../src/engine/schema/model/entity';
import { isBulky } from '../../../src/engine/schema/model/field-type';
import { operatorsFor } from '../../../src/engine/schema/query/operators';
import { readAccount } from '../../../src/engine/server/access/accounts';
import type { Row } from '../../../src/engine/server/entity/context';
import { isMade } from '../../../src/engine/server/entity/write/drop-unchanged-read-only';
import { loadModel } from '../../../src/engine/server/registry';
import { demoOf } from '../../../src/engine/server/seed/demo';
import { seed } from '../../../src/engine/server/seed/seed';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import type { Answer } from '../../support/server';
import { openServer } from '../write/fixture';

const model = loadModel();
const entities = [...model.entities.values()];
const roles = ['root', 'operator', 'partner', 'store'];
const root = actorWith({ id: 9001, roles: ['ROOT'] });

/** An id that no record has. */
const nowhere = 2 ** 40;

const server = openForTests(() => openServer('postgres', 'matrix', model));
const actors = new Map<string, Actor>();

beforeAll(async () => {
  await seed(server.database, model, { demo: demoOf('small'), now: new Date() });
  for (const { id, username } of await server.rows('select id, username from manager')) {
    const account = await readAccount(server.database, Number(id));
    if (account) actors.set(String(username), account.actor);
  }
  // Settings that nobody has saved do not exist as records, so the test creates them.
  const pcode = actors.get('partner')?.ties.partner?.[0];
  const store = actors.get('store')?.ties.store?.[0];
  const owners = { pcode, store, dev_type: 'X5' } as Record<string, unknown>;
  for (const { singleton, createPath } of entities) {
    if (!singleton) continue;
    const body = Object.fromEntries(singleton.map((name) => [name, owners[name]]));
    expect((await server.call(root, 'POST', createPath, body)).status).toBe(200);
  }
}, 120_000);

describe.each(roles)('%s', (username) => {
  const actor = () => actors.get(username) ?? actorWith();
  const get = (url: string) => server.call(actor(), 'GET', url);
  const post = (url: string, body: unknown, type = 'application/json') =>
    server.call(actor(), 'POST', url, body, { 'content-type': type });

  describe.each(entities)('$name', (entity) => {
    const all = `/${entity.plural}`;
    const mayRead = (field: Field) => readableFields(actor(), entity).includes(field);

    test('doors open as decided', async () => {
      const doors: [action: string, answer: { status: number }][] = [
        ['list', await get(entity.listPath)],
        ['list', await get(`${all}/options`)],
        ['show', await get(`${all}/${nowhere}`)],
        ['show', await get(`${all}/${nowhere}/form`)],
        ['show', await get(`${all}/${nowhere}/history`)],
        ['export', await exported(`id=${nowhere}`)],
        ['create', await post(entity.createPath, { nothing: 1 })],
        ['update', await server.call(actor(), 'PUT', `${all}/${nowhere}`, { version: 1 })],
        ['delete', await server.call(actor(), 'DELETE', `${all}/${nowhere}`)],
        ['update', await post(`${all}/batch`, { action: 'update', ids: [nowhere] })],
        ['delete', await post(`${all}/batch`, { action: 'delete', ids: [nowhere] })],
        ['import', await post(`${all}/import?dryRun=true`, 'nothing\n1\n', 'text/csv')],
      ];
      for (const { name } of entity.actions) {
        doors.push([name, await post(`${all}/${nowhere}/${name}`, {})]);
        doors.push([name, await post(`${all}/batch`, { action: name, ids: [nowhere] })]);
      }
      for (const [action, { status }] of doors) {
        const { allowed, reason } = decide(actor(), action, entity);
        if (allowed) expect([401, 403, 405, 500], action).not.toContain(status);
        // An operation that the entity does not offer may have no route.
        else expect(reason === 'notOffered' ? [403, 404] : [403], `${action} ${reason}`).toContain(status);
      }
    });

    test('rows are those of its scope, with the fields it may read', async () => {
      if (!can(actor(), 'list', entity)) return;
      const scope = rowScope(actor(), entity);
      const readable = readableFields(actor(), entity).map(({ name }) => name);
      const stored = await rowsOf(entity, root);
      const mine = await rowsOf(entity, actor());
      const last = Number(stored.at(-1)?.id ?? 0);
      const ids = (rows: Row[]) => rows.map(({ id }) => Number(id)).filter((id) => id <= last);
      const inside = stored.filter((row) => isInScope(scope, row));
      expect(ids(mine)).toEqual(ids(inside));
      for (const row of await rowsOf(entity, actor(), 3)) expect(namesOf(row)).toEqual([...readable].sort());

      if (can(actor(), 'export', entity)) {
        const rows = (await exported('_sort=id')).json();
        expect(ids(rows)).toEqual(ids(mine));
        // 17.12: the fields minus those that need a permission of their own.
        const withheld = new Set(withheldFields(actor(), entity).map(({ name }) => name));
        const kept = readable.filter((name) => !withheld.has(name)).sort();
        for (const row of rows.slice(0, 3)) expect(namesOf(row)).toEqual(kept);
      }
      for (const row of [inside[0], stored.find((one) => !isInScope(scope, one))]) {
        if (!row) continue;
        const { allowed } = explain(actor(), { entity, action: 'show', record: row });
        const { status, data } = await get(`${all}/${row.id}`);
        expect(status).toBe(allowed ? 200 : 404);
        if (allowed) expect(namesOf(data)).toEqual([...readable, ...besides(entity)].sort());
        const offered = (await get(`${all}/options?ids=${row.id}`)).data;
        expect(offered).toHaveLength(allowed ? 1 : 0);
      }
    });

    test('filters and sorters take the fields it may read, and no others', async () => {
      if (!can(actor(), 'list', entity)) return;
      const fields = [...entity.fields.values()];
      const filters = (field: Field) =>
        operatorsFor(field).includes('null' as never) ? [`${field.name}_null=true`] : [];
      // No actor can sort by a secret: a list does not know the field.
      const sorters = (field: Field) => (field.sortable ? [`_sort=${field.name}`] : []);
      const readable = fields.filter(mayRead);
      for (const query of [readable.flatMap(filters).join('&'), ...readable.flatMap(sorters)]) {
        expect([query, (await get(`${entity.listPath}?_end=1&${query}`)).status]).toEqual([query, 200]);
      }
      for (const field of fields.filter((field) => !mayRead(field)))
        for (const query of [...filters(field), ...sorters(field)])
          expect([query, (await get(`${entity.listPath}?_end=1&${query}`)).status]).toEqual([query, 403]);
    });

    test('a form takes the fields it may write, and no others', async () => {
      const given = Object.fromEntries([...entity.fields.keys()].map((name) => [name, { odd: true }]));
      const expected = [...entity.fields.values()].flatMap((field) => {
        // An account of several stores may choose one of them; the odd value is none of these.
        if (filledFields(actor(), entity).includes(field.name)) return [`${field.name} outOfScope`];
        return decideWrite(actor(), field, entity).allowed ? [] : [`${field.name} unknownField`];
      });
      if (can(actor(), 'create', entity)) {
        expect(refusedIn(await post(entity.createPath, given))).toEqual(expected.sort());
      }
      if (can(actor(), 'update', entity)) {
        // The server refuses a field that the caller can read but not write if its value differs from that of
        // the record.
        const [row] = await rowsOf(entity, actor());
        if (!row) {
          // The small demo has records of every entity, but not for every account.
          expect(username).not.toBe('root');
          return;
        }
        const answer = await server.call(actor(), 'PUT', `${all}/${row.id}`, {
          ...given,
          version: row.version,
        });
        // An update ignores values that the database makes, whatever the request contains.
        const isRead = (issue: string) => {
          const field = entity.fields.get(issue.split(' ')[0] ?? '');
          return field?.name !== 'version' && !(field && isMade(field));
        };
        expect(refusedIn(answer)).toEqual(expected.filter(isRead).sort());
      }
    });

    if (entity.actions.length > 0)
      test('workflow actions happen where they are explained', async () => {
        for (const { name } of entity.actions) {
          for (const record of await oneInEachState(entity, actor())) {
            const { allowed, steps } = explain(actor(), { entity, action: name, record });
            const why = steps.find((step) => !step.allowed)?.about;
            const { status } = await post(`${all}/${record.id}/${name}`, {});
            const expected = { action: 403, record: 404, state: 409 } as Record<string, number>;
            if (allowed) expect([200, 422], `${name} of ${record.id}`).toContain(status);
            else expect([name, why, status]).toEqual([name, why, expected[why ?? '']]);
          }
        }
      });

    async function exported(query: string) {
      const url = `${all}/export?format=json&${query}`;
      const answer = await server.send(actor(), { method: 'GET', url });
      return { status: answer.statusCode, json: () => answer.json<Row[]>() };
    }
  });
});

/** The first `count` rows with all fields, or 1000 rows without the bulky fields. */
async function rowsOf(entity: Entity, actor: Actor, count?: number): Promise<Row[]> {
  const fields = readableFields(actor, entity).filter((field) => count !== undefined || !isBulky(field));
  const columns = fields.map((field) => field.name);
  const url = `${entity.listPath}?_start=0&_end=${count ?? 1000}&_sort=id&_columns=${columns}`;
  const { data } = await server.call(actor, 'GET', url);
  return data.list;
}

/**
 * The current records: for each combination of states one inside the actor's scope and one outside, where
 * they exist.
 */
async function oneInEachState(entity: Entity, actor: Actor): Promise<Row[]> {
  const scope = rowScope(actor, entity);
  const states = [...new Set(entity.actions.map(({ field }) => field))];
  const found = new Map<string, Row>();
  for (const row of await rowsOf(entity, root))
    found.set(JSON.stringify([isInScope(scope, row), ...states.map((name) => row[name])]), row);
  return [...found.values()];
}

/** The answer for a single menu also contains the roles that have it. */
function besides({ name }: Entity): string[] {
  return name === 'menu' ? ['roles'] : [];
}

function namesOf(row: Row): string[] {
  const { _labels, _limits, _files, ...fields } = row;
  return Object.keys(fields).sort();
}

/** The fields that the caller may not write; ignores other faults and those of nested values. */
function refusedIn({ data }: Answer): string[] {
  const errors = (data?.errors ?? []) as { field: string; rule: string }[];
  return errors
    .filter(({ field, rule }) => !field.includes('.') && ['unknownField', 'outOfScope'].includes(rule))
    .map(({ field, rule }) => `${field} ${rule}`)
    .sort();
}
