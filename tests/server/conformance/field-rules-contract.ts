import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readableFields } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { withheldFields } from '../../../src/engine/schema/access/withheld-fields';
import { errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import type { Entity, Field } from '../../../src/engine/schema/model/entity';
import { textsOf } from '../../../src/engine/schema/model/localized';
import type { Row } from '../../../src/engine/server/entity/context';
import { columnsOf } from './csv-of';
import { contains } from './list-oracle';
import { halvesOf, ruledActor, ruledFields } from './ruled-actor';
import { root, type World } from './world';

/** The texts of a value that a search examines. */
function textsIn({ localized }: Field, value: unknown): string[] {
  return localized ? Object.values(textsOf(value)) : [[value].flat().join(' ')];
}

/** No operation returns a field that a role hides, and no search uses it. */
export function fieldRulesContract(world: () => World, entity: Entity): void {
  const all = `/${entity.plural}`;
  const get = (actor: Actor, url: string) => world().server.call(actor, 'GET', url);

  describe('a role', () => {
    test('hides each field: no operation returns it or searches it', async () => {
      const fresh = await world().make(entity);
      const rows = await world().list(entity);
      const [row] = rows;
      if (!row) throw new Error(`There is no ${entity.name}.`);
      const one = `${all}/${row.id}`;
      const lists = [`${entity.listPath}?id=${row.id}`, ...(entity.history ? [`${one}/history`] : [])];
      for (const [nth, hidden] of halvesOf(ruledFields(entity)).entries()) {
        const actor = ruledActor(world().model, 'hidden', hidden);
        for (const url of [one, `${one}/form`, ...lists]) {
          const { status, data } = await get(actor, url);
          expect([url, status]).toEqual([url, 200]);
          // The envelope of a list has members such as `list`, and a field may have the same name.
          expectWithout(hidden, lists.includes(url) ? data.list : data);
        }
        // The first two halves are all fields.
        if (nth > 1) continue;
        if (entity.operations.has('export')) await expectNotExported(actor, hidden, row);
        if (entity.operations.has('update')) await expectConflictSilent(actor, hidden, fresh);
      }
      for (const field of ruledFields(entity)) {
        const actor = ruledActor(world().model, 'hidden', [field]);
        await expectNotFound(actor, field, rows);
        if (field.name === entity.label) await expectNameless(actor);
      }
    });

    test('makes each field read-only, but still readable', async () => {
      const [row] = await world().list(entity);
      const fresh = await world().make(entity);
      for (const ruled of halvesOf(ruledFields(entity)).slice(0, 2)) {
        const actor = ruledActor(world().model, 'readonly', ruled);
        const { data } = await get(actor, `${all}/${row?.id}`);
        for (const field of ruled) expect(field.name in data, field.name).toBe(!field.secret);
        if (entity.operations.has('update')) await expectConflictSilent(actor, [], fresh);
      }
    });
  });

  function expectWithout(hidden: readonly Field[], records: unknown): void {
    const shown = new Set(keysIn(entity, records));
    expect(hidden.filter(({ name }) => shown.has(name)).map(({ name }) => name)).toEqual([]);
  }

  async function expectNotExported(actor: Actor, hidden: readonly Field[], row: Row): Promise<void> {
    const withheld = withheldFields(actor, entity).map(({ name }) => name);
    const file = (format: string) =>
      world().server.send(actor, { url: `${all}/export?format=${format}&id=${row.id}&_with=${withheld}` });
    expectWithout(hidden, (await file('json')).json());
    const [header = []] = parse((await file('csv')).body, { bom: true });
    const shown = readableFields(root, entity).filter((field) => !hidden.includes(field));
    expect(header).toHaveLength(columnsOf(shown).length);
  }

  /** Neither the search of the list nor that of options finds a record by the hidden field. */
  async function expectNotFound(actor: Actor, field: Field, rows: readonly Row[]): Promise<void> {
    if (!field.searchable && field.name !== entity.label) return;
    const others = [...entity.fields.values()].filter(
      (other) => other.searchable && other.name !== field.name && !other.secret,
    );
    // Skips short texts, which match too many records.
    const isTelling = entity.big ? /[a-z0-9]{3}/i : /.../s;
    const texts = rows
      .flatMap((row) => textsIn(field, row[field.name]))
      .filter((text) => isTelling.test(text));
    for (const text of texts.slice(0, 3)) {
      const has = (value: unknown) => contains(value, text.trim());
      // If the label of the entity is hidden, references to it have no label.
      const isNameless = (name: string) =>
        field.name === entity.label && entity.fields.get(name)?.ref === entity.name;
      const named = entity.listColumns.filter((name) => name !== field.name && !isNameless(name));
      const expected = rows.filter(
        (row) =>
          others.some(({ name }) => has(row[name])) || named.some((name) => has((row._labels as Row)[name])),
      );
      const q = encodeURIComponent(text);
      const { list } = (await get(actor, `${entity.listPath}?_end=1000&q=${q}`)).data;
      // In a big entity a search matches words, and no labels of references.
      const words = text.match(/[a-z0-9]+/gi) ?? [];
      const names = [...entity.fields.values()].filter(({ searchedByName }) => searchedByName);
      const isByOther = (row: Row) =>
        [
          ...others.map(({ name }) => row[name]),
          ...names.filter(({ name }) => !isNameless(name)).map(({ name }) => (row._labels as Row)[name]),
        ].some((text) => words.some((word) => contains(text, word)));
      if (entity.big) expect(list.filter((row: Row) => !isByOther(row))).toEqual([]);
      else expect(ids(list, 'id')).toEqual(ids(expected, 'id'));
      const offered: Row[] = (await get(actor, `${all}/options?q=${q}`)).data;
      const byOther = offered.filter(({ value }) => !expected.some(({ id }) => id === value));
      expect(byOther.filter(({ label }) => !has(label))).toEqual([]);
    }
  }

  /** The response to an update of an old version contains the current record without hidden fields. */
  async function expectConflictSilent(
    actor: Actor,
    hidden: readonly Field[],
    { id, version }: Row,
  ): Promise<void> {
    const put = (given: unknown) => world().server.call(actor, 'PUT', `${all}/${id}`, { version: given });
    const { code, data } = await put(Number(version) + 1);
    expect(code).toBe(errorCatalogue.stale.code);
    const same = await put(version);
    expect(same.status).toBe(200);
    for (const answered of [data, same.data]) expectWithout(hidden, answered);
  }

  /** Neither options nor references show the hidden label. */
  async function expectNameless(actor: Actor): Promise<void> {
    const offered: Row[] = (await get(actor, `${all}/options`)).data;
    for (const { value, label } of offered) expect(label).toBe(String(value));
    for (const { entity: referrer, field } of world().model.referrers(entity.name)) {
      const rows: Row[] = (await get(actor, `${referrer.listPath}?_end=20`)).data.list;
      if (referrer.operations.has('export')) {
        const url = `/${referrer.plural}/export?format=json`;
        rows.push(...(await world().server.send(actor, { url })).json<Row[]>());
      }
      // References to authors show the public name instead.
      if (!field.system)
        for (const { _labels } of rows) expect((_labels as Row)[field.name] ?? null).toBeNull();
    }
  }
}

/** Property names at any depth, but not inside the values of object fields. */
function keysIn(entity: Entity, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(entity, item));
  return Object.entries(value).flatMap(([name, held]) => {
    const isObject = ['object', 'objects', 'json', 'localized'].includes(entity.fields.get(name)?.type ?? '');
    return isObject ? [name] : [name, ...keysIn(entity, held)];
  });
}

function ids(rows: readonly Row[], name: string): number[] {
  return rows.map((row) => Number(row[name])).sort((one, other) => one - other);
}
