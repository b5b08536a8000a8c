import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readableFields } from '../../../src/entity/access/access';
import type { Actor } from '../../../src/entity/access/actor';
import { permissionsOf } from '../../../src/entity/access/verbs';
import { errorCatalogue } from '../../../src/entity/contract/app-error';
import { type Entity, type Field, mustBeGiven } from '../../../src/entity/model/entity';
import { printListQuery } from '../../../src/entity/query/list-query';
import type { Row } from '../../../src/server/entity/context';
import { actorWith } from '../../support/actor';
import type { Answer } from '../write/fixture';
import { filtersOf } from './filters-of';
import { contains } from './list-oracle';
import { entities, model, root, type World } from './world';

const { fieldForbidden, forbidden, invalid, stale } = errorCatalogue;

const guards = entities.flatMap(({ fields }) =>
  [...fields.values()].flatMap(({ readPerms = [], writePerms = [] }) => [...readPerms, ...writePerms]),
);
const everything = [...new Set([...entities.flatMap(permissionsOf), ...guards])];

/** A field that a role hides is hidden behind every door; one that it makes read-only is taken at none. */
export function fieldRulesContract(world: () => World, entity: Entity): void {
  const all = `/${entity.plural}`;
  const rules = [...entity.fields.values()].filter(({ name }) => name !== 'id' && name !== 'version');

  const bound = (rule: 'hidden' | 'readonly', { name }: Field): Actor =>
    actorWith({ id: 9002, perms: everything, scope: 'all', fields: { [entity.name]: { [rule]: [name] } } });
  const get = (actor: Actor, url: string) => world().server.call(actor, 'GET', url);

  describe('a role', () => {
    test.each(rules)('hides $name: no door tells it, finds by it, sorts by it or takes it', async (field) => {
      const actor = bound('hidden', field);
      const [row] = await world().list(entity);
      if (!row) throw new Error(`There is no ${entity.name}.`);
      const one = `${all}/${row.id}`;
      const history = entity.history ? [`${one}/history`] : [];
      const told = [one, `${one}/form`, ...history, `${entity.listPath}?id=${row.id}`];
      for (const url of told) {
        const { status, data } = await get(actor, url);
        expect([url, status]).toEqual([url, 200]);
        expect(keysIn(data), url).not.toContain(field.name);
      }
      if (entity.operations.has('export')) await expectNotExported(actor, field, row);
      await expectNotAsked(actor, field);
      await expectNotFound(actor, field);
      await expectNotTaken(actor, field, row);
      if (field.name === entity.label) await expectNameless(actor);
      for (const { name } of entity.actions.filter((action) => action.field === field.name)) {
        for (const [url, body] of [
          [`${one}/${name}`, {}],
          [`${all}/batch`, { action: name, ids: [row.id] }],
        ] as const) {
          expect((await world().server.call(actor, 'POST', url, body)).code).toBe(forbidden.code);
        }
      }
    });

    test.each(rules)('makes $name read-only: every door tells it and none takes it', async (field) => {
      const actor = bound('readonly', field);
      const [row] = await world().list(entity);
      if (!row) throw new Error(`There is no ${entity.name}.`);
      const { data } = await get(actor, `${all}/${row.id}`);
      expect(field.name in data).toBe(!field.secret);
      await expectNotTaken(actor, field, row);
    });
  });

  async function expectNotExported(actor: Actor, field: Field, row: Row): Promise<void> {
    const file = (format: string) =>
      world().server.send(actor, { url: `${all}/export?format=${format}&id=${row.id}` });
    expect(keysIn((await file('json')).json())).not.toContain(field.name);
    const [header = []] = parse((await file('csv')).body, { bom: true });
    expect(header).toHaveLength(readableFields(root, entity).length - (field.secret ? 0 : 1));
  }

  /** Neither a filter nor a sorter, of the list or of an export. */
  async function expectNotAsked(actor: Actor, field: Field): Promise<void> {
    const wholes = [
      ...filtersOf(field, await world().list(entity)).map((filter) => ({ filters: [filter], sorters: [] })),
      ...(field.sortable ? [{ filters: [], sorters: [{ field: field.name, order: 'asc' as const }] }] : []),
    ];
    const queries = wholes.map((query) =>
      printListQuery({ start: 0, end: 1, search: undefined, ...query }).toString(),
    );
    const paths = [entity.listPath, ...(entity.operations.has('export') ? [`${all}/export`] : [])];
    for (const path of paths) {
      for (const query of queries) {
        const { status, code } = await get(actor, `${path}?${query}`);
        expect([query, status, code]).toEqual([query, 403, fieldForbidden.code]);
      }
    }
  }

  /** No search, of the list or of options, finds a record by what is hidden. */
  async function expectNotFound(actor: Actor, field: Field): Promise<void> {
    if (!field.searchable && field.name !== entity.label) return;
    const rows = await world().list(entity);
    const others = [...entity.fields.values()].filter(
      (other) => other.searchable && other.name !== field.name && !other.secret,
    );
    const texts = rows.map((row) => [row[field.name]].flat().join(' ')).filter((text) => text.length > 2);
    for (const text of texts.slice(0, 3)) {
      const has = (value: unknown) => contains(value, text.trim());
      const expected = rows.filter((row) => others.some(({ name }) => has(row[name])));
      const q = encodeURIComponent(text);
      const { list } = (await get(actor, `${entity.listPath}?_end=1000&q=${q}`)).data;
      expect(ids(list, 'id')).toEqual(ids(expected, 'id'));
      const offered: Row[] = (await get(actor, `${all}/options?q=${q}`)).data;
      const byOther = offered.filter(({ value }) => !expected.some(({ id }) => id === value));
      expect(byOther.filter(({ label }) => !has(label))).toEqual([]);
    }
  }

  /** Not by a new record, a changed one, many at once, a file, nor with an action; nor does a conflict tell it. */
  async function expectNotTaken(actor: Actor, field: Field, row: Row): Promise<void> {
    const given = { [field.name]: { odd: true } };
    const post = (url: string, body: unknown, type = 'application/json') =>
      world().server.call(actor, 'POST', url, body, { 'content-type': type });
    const put = (body: unknown) => world().server.call(actor, 'PUT', `${all}/${row.id}`, body);
    // Where nothing is made without the field, nothing is made.
    const isNeeded = mustBeGiven(field);
    if (entity.operations.has('create')) {
      const answer = await post(entity.createPath, given);
      if (isNeeded) expect(answer.code).toBe(forbidden.code);
      else expect(refusals(answer)).toContain(field.name);
    }
    if (entity.operations.has('update')) {
      expect(refusals(await put({ version: row.version, ...given }))).toEqual([field.name]);
      const batch = { action: 'update', ids: [row.id], values: given };
      expect(refusals(await post(`${all}/batch`, batch))).toEqual([field.name]);
      await expectConflictSilent(actor, field);
    }
    for (const { name } of entity.actions) {
      const { code, data } = await post(`${all}/${row.id}/${name}`, given);
      if (code !== forbidden.code) expect(refusals({ code, data })).toContain(field.name);
    }
    if (entity.operations.has('import') && !field.derived) {
      const answer = await post(`${all}/import?dryRun=true`, `${field.name}\n1\n`, 'text/csv');
      if (isNeeded) expect(answer.code).toBe(forbidden.code);
      else expect(refusals(answer).map((name) => name.replace(/^rows\.1\./, ''))).toContain(field.name);
    }
  }

  /** Who saves an outdated record is told the current one, without what it may not see. */
  async function expectConflictSilent(actor: Actor, field: Field): Promise<void> {
    const { id, version } = await world().make(entity);
    const { code, data } = await world().server.call(actor, 'PUT', `${all}/${id}`, {
      version: Number(version) + 1,
    });
    expect(code).toBe(stale.code);
    if (!readableFields(actor, entity).includes(field)) expect(keysIn(data)).not.toContain(field.name);
    const same = await world().server.call(actor, 'PUT', `${all}/${id}`, { version });
    expect(same.status).toBe(200);
    if (!readableFields(actor, entity).includes(field)) expect(keysIn(same.data)).not.toContain(field.name);
  }

  /** What a record is called is said neither where it is offered nor where another points to it. */
  async function expectNameless(actor: Actor): Promise<void> {
    const offered: Row[] = (await get(actor, `${all}/options`)).data;
    for (const { value, label } of offered) expect(label).toBe(String(value));
    for (const { entity: referrer, field } of model.referrers(entity.name)) {
      const rows: Row[] = (await get(actor, `${referrer.listPath}?_end=20`)).data.list;
      if (referrer.operations.has('export')) {
        const url = `/${referrer.plural}/export?format=json`;
        rows.push(...(await world().server.send(actor, { url })).json<Row[]>());
      }
      for (const { _labels } of rows) expect((_labels as Row)[field.name]).toBeNull();
    }
  }
}

/** Names of objects' properties, at any depth. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

function refusals({ code, data }: Pick<Answer, 'code' | 'data'>): string[] {
  expect(code).toBe(invalid.code);
  const errors = data.errors as { field: string; rule: string }[];
  return errors.filter(({ rule }) => rule === 'unknownField').map(({ field }) => field);
}

function ids(rows: readonly Row[], name: string): number[] {
  return rows.map((row) => Number(row[name])).sort((one, other) => one - other);
}
