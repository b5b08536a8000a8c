import { beforeAll, describe, expect, test } from 'vitest';
import { withheldFields } from '../../../src/engine/schema/access/withheld-fields';
import { type Entity, type Field, fieldNamed } from '../../../src/engine/schema/model/entity';
import { isBulky } from '../../../src/engine/schema/model/field-type';
import {
  currencyField,
  hasTotals,
  statesOf,
  summedFields,
  tabField,
} from '../../../src/engine/schema/model/list-totals';
import { textsOf } from '../../../src/engine/schema/model/localized';
import { recordLabel } from '../../../src/engine/schema/model/record-label';
import { type ListQuery, printListQuery } from '../../../src/engine/schema/query/list-query';
import { operatorsFor } from '../../../src/engine/schema/query/operators';
import { phoneDigits } from '../../../src/engine/schema/query/phone-digits';
import type { Row } from '../../../src/engine/server/entity/context';
import { fieldsWithFiles } from '../../../src/engine/server/entity/read/select/files';
import { filtersOf, needle } from './filters-of';
import { contains, passes, sorted } from './list-oracle';
import { root, type World } from './world';

/** Compares lists with an oracle that filters and sorts in memory. */
export function listContract(world: () => World, entity: Entity): void {
  const fields = [...entity.fields.values()];

  describe('list', () => {
    let rows: Row[];

    beforeAll(async () => {
      rows = (await world().list(entity)).map(withoutLimits);
    });

    const ask = async (query: Partial<ListQuery>) => {
      const whole = { start: 0, end: 1000, filters: [], sorters: [], search: undefined, ...query };
      const { status, data } = await world().server.call(
        root,
        'GET',
        `${entity.listPath}?${printListQuery(whole)}`,
      );
      expect(status).toBe(200);
      const found = data as { list: Row[]; total: number; totalIs: string };
      return { ...found, list: found.list.map(withoutLimits) };
    };
    const ids = (list: readonly Row[]) => list.map((row) => row.id);

    test('shows every readable field and no secret', () => {
      const shown = fields.filter((field) => !field.secret);
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(keysOf(shown));
    });

    test('by default a list omits bulky columns; with `_columns` it returns these and the id', async () => {
      const plain = fields.filter((field) => !field.secret && !isBulky(field));
      const [row] = (await ask({ end: 1 })).list;
      expect(Object.keys(row ?? {}).sort()).toEqual(keysOf(plain));
      for (const field of fields.filter((candidate) => !candidate.secret)) {
        const [one] = (await ask({ sorters: [{ field: 'id', order: 'asc' }], columns: [field.name], end: 1 }))
          .list;
        const labelled = [field, ...field.fields].filter(({ ref }) => ref !== undefined);
        const known = (rows[0]?._labels ?? {}) as Row;
        const labels = Object.fromEntries(labelled.map(({ name }) => [name, known[name]]));
        expect(one).toEqual({
          id: rows[0]?.id,
          [field.name]: rows[0]?.[field.name],
          _labels: labels,
          ...(fieldsWithFiles([field]).length > 0 && { _files: {} }),
        });
      }
    });

    test('a single record equals its row in the list; a form omits system fields', async () => {
      for (const row of rows.slice(0, 3)) {
        const { data: shown } = await world().server.call(root, 'GET', `/${entity.plural}/${row.id}`);
        expect(withoutLimits(shown)).toEqual(row);
        const { data: form } = await world().server.call(root, 'GET', `/${entity.plural}/${row.id}/form`);
        expect(row).toMatchObject(withoutLimits(form));
        expect(form).toMatchObject({ id: row.id, version: row.version });
      }
    });

    test('filters by each field with each of its operators', async () => {
      for (const field of fields.filter((candidate) => operatorsFor(candidate).length > 0)) {
        for (const filter of filtersOf(field, rows)) {
          const { list, total, totalIs } = await ask({ filters: [filter], columns: ['id'] });
          const expected = rows.filter((row) => passes(field, filter, row));
          expect(ids(list).sort(), JSON.stringify(filter)).toEqual(ids(expected).sort());
          expect([total, totalIs], JSON.stringify(filter)).toEqual([expected.length, 'exact']);
        }
      }
    });

    test('sorts by each field in both orders', async () => {
      for (const { name } of fields.filter((field) => field.sortable)) {
        for (const order of ['asc', 'desc'] as const) {
          const { list } = await ask({ sorters: [{ field: name, order }], columns: ['id'] });
          expect(ids(list), `${name} ${order}`).toEqual(ids(sorted(rows, [{ field: name, order }])));
        }
      }
    });

    test.skipIf(entity.big)('sorts by several fields, and its pages together contain every row', async () => {
      const sortable = fields.filter((field) => field.sortable && !field.unique).slice(0, 3);
      const sorters = sortable.map(
        ({ name }, at) => ({ field: name, order: at === 1 ? 'desc' : 'asc' }) as const,
      );
      const expected = ids(sorted(rows, sorters));
      const pages: unknown[] = [];
      for (let start = 0; start < rows.length; start += 3) {
        const { list, total } = await ask({ start, end: start + 3, sorters, columns: ['id'] });
        expect(total).toBe(rows.length);
        pages.push(...ids(list));
      }
      expect(pages).toEqual(expected);
    });

    test('sorts by the declared order by default', async () => {
      expect(ids((await ask({})).list)).toEqual(ids(sorted(rows, [entity.sort])));
    });

    const targetOf = (name: string) => {
      const { ref } = fieldNamed(entity, name);
      return ref === undefined ? undefined : world().entity(ref);
    };

    test('searches all searchable fields and the labels of referenced records', async () => {
      const searchable = fields.filter((field) => field.searchable);
      const phones = searchable.filter((field) => field.type === 'phone');
      const own = (row: Row) => [
        ...searchable.map((field) => row[field.name]),
        ...phones.map((field) => String(row[field.name] ?? '').replace(/\D/g, '')),
      ];
      // A search does not cover the labels of big entities.
      const named = entity.listColumns.filter((name) => !targetOf(name)?.big);
      const names = (row: Row) => named.map((name) => (row._labels as Row)[name]);
      const holds = (row: Row, search: string) => {
        const digits = phones.length > 0 ? phoneDigits(search) : undefined;
        const isOwn = own(row).some((text) => contains(text, search) || (digits && contains(text, digits)));
        return isOwn || names(row).some((text) => contains(text, search));
      };
      // Four rows contain texts of every kind; searching for each text of every row would take longer than all other
      // tests.
      for (const row of rows.slice(0, 4)) {
        for (const field of searchable) {
          const value = row[field.name];
          const text = field.localized ? Object.values(textsOf(value)).at(-1) : value;
          const search = (entity.big && typeof text === 'string' ? text : needle(text))?.trim();
          if (!search || !/[a-z0-9]/i.test(search)) continue;
          // In a big entity a short text matches whole values only, and the server trims the search.
          if (entity.big && search !== text && !/[a-z0-9]{3}/i.test(search)) continue;
          const found = ids((await ask({ search })).list);
          expect(found, search).toContain(row.id);
          if (entity.big) continue;
          expect(found.sort()).toEqual(ids(rows.filter((other) => holds(other, search))).sort());
        }
      }
    });

    test.skipIf(!hasTotals(entity))(
      'totals: number of records, overall and per state, and sums of amounts',
      async () => {
        const field = tabField(entity);
        const summed = summedFields(entity);
        for (const filters of [[], filtersOf(fieldNamed(entity, 'id'), rows).slice(-1)]) {
          const query = printListQuery({ start: 0, end: 0, filters, sorters: [], search: undefined });
          if (field) query.set('_by', field.name);
          if (summed.length > 0) query.set('_sum', summed.map(({ name }) => name).join());
          const { data } = await world().server.call(root, 'GET', `/${entity.plural}/totals?${query}`);
          const { list, total, totalIs } = await ask({ filters });
          expect(data).toMatchObject({ total, totalIs });
          const states = field ? statesOf(field) : [];
          expect(data.states).toHaveLength(states.length);
          for (const [at, state] of states.entries()) {
            const narrowed = [
              ...filters,
              { field: field?.name ?? '', operator: 'eq', value: state } as const,
            ];
            const { total, totalIs } = await ask({ filters: narrowed });
            expect(data.states[at]).toEqual({ state, total, totalIs });
          }
          const ids = new Set(list.map(({ id }) => id));
          const listed = rows.filter(({ id }) => ids.has(id));
          expect(data.sums).toEqual(
            Object.fromEntries(summed.map((one) => [one.name, sumsOf(entity, one, listed)])),
          );
        }
      },
    );

    test('options: id and label of each record', async () => {
      const wanted = rows.slice(0, 3);
      const { data } = await world().server.call(
        root,
        'GET',
        `/${entity.plural}/options?ids=${ids(wanted).join(',')}`,
      );
      const labels = new Map(wanted.map((row) => [row.id, String(recordLabel(entity, row, 'en'))]));
      expect(
        new Map(data.map(({ value, label }: { value: number; label: string }) => [value, label])),
      ).toEqual(labels);
    });

    test('export: the rows of the list', async () => {
      const withheld = withheldFields(root, entity).map(({ name }) => name);
      const url = `/${entity.plural}/export?format=json&_sort=id`;
      const answer = await world().server.call(root, 'GET', `${url}&_with=${withheld}`);
      if (!entity.operations.has('export')) return expect(answer.status).toBe(404);
      const rowsOf = (file: object) => Object.values(file).filter((row) => typeof row === 'object');
      expect(rowsOf(answer)).toEqual(rows);
      // 17.12: an export omits fields that need a permission of their own, unless the request names them.
      const isKept = ([name]: [string, unknown]) => !withheld.includes(name);
      const plain = rows.map((row) => Object.fromEntries(Object.entries(row).filter(isKept)));
      expect(rowsOf(await world().server.call(root, 'GET', url))).toEqual(plain);
    });
  });
}

/** The sums of the field by currency, added in cents to avoid rounding errors. */
function sumsOf(entity: Entity, field: Field, rows: readonly Row[]): { unit: string | null; sum: number }[] {
  const declared = field.property['x-currency'];
  const cents = new Map<string | null, number>();
  const currency = currencyField(entity, field)?.name;
  for (const row of rows) {
    const amount = row[field.name];
    if (typeof amount !== 'number') continue;
    const unit = typeof declared === 'string' ? declared : ((row[currency ?? ''] ?? null) as string | null);
    cents.set(unit, (cents.get(unit) ?? 0) + Math.round(amount * 100));
  }
  return [...cents]
    .sort(([one], [other]) => (one === null ? 1 : other === null ? -1 : one < other ? -1 : 1))
    .map(([unit, sum]) => ({ unit, sum: sum / 100 }));
}

/** The row without `_limits`. */
function withoutLimits({ _limits, ...row }: Row): Row {
  return row;
}

/** The property names of a row with these fields. */
function keysOf(fields: readonly Field[]): string[] {
  const annotations = fieldsWithFiles(fields).length > 0 ? ['_labels', '_files'] : ['_labels'];
  return [...fields.map(({ name }) => name), ...annotations].sort();
}
