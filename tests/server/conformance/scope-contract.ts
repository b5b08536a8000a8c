import { describe, expect, test } from 'vitest';
import { filledFields, rowScope } from '../../../src/engine/schema/access/row-scope';
import { levels } from '../../../src/engine/schema/contract/app';
import { type Entity, fieldNamed, inputFields } from '../../../src/engine/schema/model/entity';
import { hasTotals } from '../../../src/engine/schema/model/list-totals';
import type { Row } from '../../../src/engine/server/entity/context';
import { operationsOf } from './operations';
import { owners } from './owners';
import { root, type World } from './world';

/** No operation gives an account access to rows outside its row scope. */
export function scopeContract(world: () => World, entity: Entity): void {
  const operations = operationsOf(() => world().server, entity);

  describe.each(levels)('rows of a $name', (level) => {
    const actor = () => world().actor(level, entity);
    const scopeOf = () => rowScope(actor(), entity);

    test('cover all, some or no records, as declared', async () => {
      const { inside, outside } = await world().split(entity, actor());
      const column = entity.scope.columns[level.name];
      if (entity.scope.everyone) expect(outside).toEqual([]);
      else if (column === undefined) expect(inside).toEqual([]);
      else expect([inside.length > 0, outside.length > 0]).toEqual([true, true]);
    });

    test('without rows in scope, every operation is refused', async () => {
      if (scopeOf().kind !== 'none') return;
      for (const { name, open } of operations) {
        expect([403, 404], name).toContain((await open(actor(), 1)).status);
      }
    });

    test('list, totals, options and export contain only these rows', async () => {
      const scope = scopeOf();
      if (scope.kind !== 'some') return;
      const { inside, outside } = await world().split(entity, actor());
      const get = async (path: string) => (await world().server.call(actor(), 'GET', path)).data;
      const foreign = await valueOutside(outside[0], scope.column);
      const { list, total } = await get(`${entity.listPath}?_start=0&_end=1000`);
      expect(ids(list)).toEqual(inside);
      expect(total).toBe(inside.length);
      for (const query of [
        `id_in=${outside}`,
        `${scope.column}=${foreign}`,
        scope.values.map((value) => `${scope.column}_ne=${encodeURIComponent(value)}`).join('&'),
      ]) {
        expect(await get(`${entity.listPath}?${query}`)).toEqual({ list: [], total: 0, totalIs: 'exact' });
      }
      if (hasTotals(entity)) {
        expect((await get(`/${entity.plural}/totals`)).total).toBe(inside.length);
        expect((await get(`/${entity.plural}/totals?id_in=${outside}`)).total).toBe(0);
      }
      expect((await get(`/${entity.plural}/options?ids=${[...inside, ...outside]}`)).length).toBe(
        inside.length,
      );
      if (!entity.operations.has('export')) return;
      const exported = await world().server.call(actor(), 'GET', `/${entity.plural}/export?format=json`);
      expect(ids(Object.values(exported).filter(isRow))).toEqual(inside);
    });

    test('operations on other rows answer 404 and change nothing', async () => {
      if (scopeOf().kind !== 'some') return;
      const { inside, outside } = await world().split(entity, actor());
      const before = await world().print(entity);
      const id = outside[0] ?? 0;
      for (const operation of operations) {
        if (['list', 'totals', 'options', 'export', 'create', 'import'].includes(operation.name)) continue;
        const { status } = await operation.open(actor(), id);
        expect([operation.name, status]).toEqual([operation.name, operation.isOffered ? 404 : 403]);
      }
      const { plural } = entity;
      for (const action of ['delete', ...entity.actions.map(({ name }) => name)]) {
        const body = { action, ids: [inside[0], id] };
        const { status } = await world().server.call(actor(), 'POST', `/${plural}/batch`, body);
        expect([403, 404]).toContain(status);
      }
      expect(await world().print(entity)).toEqual(before);
    });

    test("a new record belongs to the actor's scope or is refused", async () => {
      const scope = scopeOf();
      if (scope.kind !== 'some' || !entity.operations.has('create')) return;
      const before = (await world().split(entity, actor())).outside;
      for (const owner of owners) {
        const { [scope.column]: _, ...body } = world().bodies.any(entity, owner);
        const hidden = inputFields(entity).filter((field) => field.readPerms);
        const given = { ...body, ...Object.fromEntries(hidden.map(({ name }) => [name, undefined])) };
        const { status, data } = await world().server.call(actor(), 'POST', entity.createPath, given);
        if (status === 200) expect(scope.values).toContain(data[scope.column]);
        else expect([403, 422]).toContain(status);
      }
      expect((await world().split(entity, actor())).outside).toEqual(before);
    });

    test('no reference to a row outside the scope can be stored', async () => {
      if (scopeOf().kind !== 'some' || !entity.operations.has('update')) return;
      const { inside } = await world().split(entity, actor());
      const record = await show(inside[0] ?? 0);
      for (const field of inputFields(entity)) {
        if (field.ref === undefined || field.when || field.name === scopeColumn()) continue;
        const foreign = await foreignTarget(field.ref);
        if (foreign === undefined) continue;
        // The issue of a field that the server fills in differs, because its value is not looked up.
        const isFilled = filledFields(actor(), entity).includes(field.name);
        const value = field.type === 'references' ? [foreign] : foreign;
        const { status, data } = await world().server.call(actor(), 'PUT', `/${entity.plural}/${record.id}`, {
          version: record.version,
          [field.name]: value,
        });
        expect([status, data.errors]).toEqual([
          422,
          [expect.objectContaining({ field: field.name, rule: isFilled ? 'outOfScope' : 'reference' })],
        ]);
      }
      expect(await show(inside[0] ?? 0)).toEqual(record);
    });

    const scopeColumn = () => {
      const scope = scopeOf();
      return scope.kind === 'some' ? scope.column : undefined;
    };

    /** Id of a row outside the actor's row scope; undefined if the actor reaches all rows. */
    async function foreignTarget(name: string): Promise<number | undefined> {
      const target = world().entity(name);
      const { outside } = await world().split(target, { ...actor(), perms: [] });
      return rowScope(actor(), target).kind === 'all' ? undefined : outside.at(-1);
    }
  });

  async function show(id: number): Promise<Row> {
    return (await world().server.call(root, 'GET', `/${entity.plural}/${id}`)).data;
  }

  async function valueOutside(id: number | undefined, column: string): Promise<string> {
    const row = await show(id ?? 0);
    return encodeURIComponent(String(row[fieldNamed(entity, column).name] ?? 'none'));
  }
}

function ids(rows: readonly Row[]): number[] {
  return rows.map((row) => Number(row.id)).sort((one, other) => one - other);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
