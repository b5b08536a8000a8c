import { describe, expect, test } from 'vitest';
import { systemPrincipal } from '../../../src/engine/schema/access/principal';
import { type Entity, type Field, fieldNamed, inputFields } from '../../../src/engine/schema/model/entity';
import { withStoredTexts } from '../../../src/engine/schema/model/stored-text';
import { applies, fieldsOf, holds, isEmpty } from '../../../src/engine/schema/write/condition';
import { filledDefaults } from '../../../src/engine/schema/write/filled-defaults';
import { isSame } from '../../../src/engine/schema/write/merge';
import { startingState } from '../../../src/engine/schema/write/record-issues';
import { ownFieldsOf } from '../../../src/engine/schema/write/ref-where';
import type { Row } from '../../../src/engine/server/entity/context';
import { isMade } from '../../../src/engine/server/entity/write/drop-unchanged-read-only';
import type { Body } from '../../support/arbitrary-record';
import { newRecord, uniqueKeys } from './bodies';
import { canApplyAtFirst, completed, conditionalFields, expectedRow } from './expected-row';
import { root, type World } from './world';

/** Create, update with merge and conflict, delete: the server stores all values of a request, or none. */
export function writeContract(world: () => World, entity: Entity): void {
  const one = (id: unknown) => `/${entity.plural}/${id}`;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    world().server.call(root, method, url, body);
  const offers = (operation: 'create' | 'update' | 'delete') => entity.operations.has(operation);
  const otherBody = () => filledIn(entity, completed(entity, world().bodies.any(entity)));

  if (offers('create'))
    describe('create', () => {
      test('the response, the stored record and the history contain the sent values', async () => {
        for (let n = 0; n < 4; n++) {
          const body = world().bodies.any(entity);
          const { status, data } = await call('POST', entity.createPath, body);
          expect(status, JSON.stringify([body, data])).toBe(200);
          expect(data).toMatchObject(expectedRow(root, entity, completed(entity, body)));
          const shown = (await call('GET', one(data.id))).data;
          expect(shown).toMatchObject(data);
          const history = await call('GET', `${one(data.id)}/history`);
          if (!entity.history) expect(history.status).toBe(404);
          else
            expect(history.data.list).toMatchObject([{ version: 1, action: 'create', actor: root.username }]);
        }
        expect(await world().faults(entity)).toEqual([]);
      });

      test('a reference to a missing record is refused with the name of the field, and nothing is stored', async () => {
        const before = await world().print(entity);
        for (const field of inputFields(entity).filter(({ ref }) => ref !== undefined)) {
          const missing = field.type === 'references' ? [987_654_321] : 987_654_321;
          const body = { ...world().bodies.any(entity), [field.name]: missing };
          const { status, data } = await call('POST', entity.createPath, body);
          expect(status, field.name).toBe(422);
          expect(data.errors.map((issue: { field: string }) => issue.field.split('.')[0])).toContain(
            field.name,
          );
        }
        expect(await world().print(entity)).toEqual(before);
      });

      test('a second record with the same unique value is refused', async () => {
        const given = (names: readonly string[]) => names.every((name) => !fieldNamed(entity, name).derived);
        const keys = uniqueKeys(entity).filter(
          ({ fields, where }) => given(fields) && canApplyAtFirst(entity, { when: where }),
        );
        for (const { fields: names, where } of keys) {
          const counts = (body: Body) => where === undefined || holds(where, newRecord(entity, body));
          const body = world().bodies.where(
            entity,
            `has ${names.join(' and ')} (unique)`,
            (one) => names.every((name) => (one[name] ?? '') !== '') && counts(one),
          );
          const taken = await world().make(entity, body);
          const again = Object.fromEntries(names.map((name) => [name, taken[name]]));
          const other = world().bodies.where(entity, 'repeats a unique value', (one) =>
            counts({ ...one, ...again }),
          );
          const { status, data } = await call('POST', entity.createPath, { ...other, ...again });
          expect([status, issuesOf(data)]).toEqual([422, names.map((name) => `${name} unique`)]);
        }
      });
    });

  if (offers('update'))
    describe('update', () => {
      test('an update accepts the unchanged response of a form, and refuses a changed read-only field by name', async () => {
        const row = await world().make(entity);
        const { data: form } = await call('GET', `${one(row.id)}/form`);
        const { data: shown } = await call('GET', one(row.id));
        const before = await world().print(entity);
        expect(await call('PUT', one(row.id), form)).toMatchObject({ status: 200, data: { version: 1 } });
        expect(await call('PUT', one(row.id), shown)).toMatchObject({ status: 200, data: { version: 1 } });
        expect(await world().print(entity)).toEqual(before);
        for (const field of entity.fields.values()) {
          if (!field.derived || field.secret || field.name === 'version') continue;
          const { status, data } = await call('PUT', one(row.id), { ...form, [field.name]: 'other' });
          if (isMade(field)) expect([status, data.version], field.name).toEqual([200, 1]);
          else expect([status, issuesOf(data)]).toEqual([422, [`${field.name} unknownField`]]);
        }
        expect(await world().print(entity)).toEqual(before);
      });

      test('every field can change to another value', async () => {
        for (let n = 0; n < 3; n++) {
          const row = await world().make(entity);
          const body = otherBody();
          const { status, data } = await call('PUT', one(row.id), { ...body, version: row.version });
          expect(status, JSON.stringify([row, body, data])).toBe(200);
          expect(data).toMatchObject(expectedRow(root, entity, body));
          const stored = Object.entries(withStoredTexts(entity, body));
          const isChanged = stored.some(([name, value]) => !isSame(value, row[name]));
          expect(data.version).toBe(isChanged ? 2 : 1);
          if (!entity.history || !isChanged) continue;
          const [entry] = (await call('GET', `${one(row.id)}/history`)).data.list;
          expect(entry).toMatchObject({ version: 2, action: 'update' });
          for (const [name, [from, to]] of Object.entries<[unknown, unknown]>(entry.changes)) {
            expect([from, to]).toEqual([row[name], data[name]]);
          }
        }
        expect(await world().faults(entity)).toEqual([]);
      });

      test('writing back the values of a form changes nothing', async () => {
        const row = await world().make(entity);
        const { data: form } = await call('GET', `${one(row.id)}/form`);
        const given = Object.fromEntries(
          inputFields(entity)
            .filter((field) => field.name in form)
            .map((field) => [field.name, form[field.name]]),
        );
        const { data } = await call('PUT', one(row.id), { ...given, version: row.version });
        expect(data).toEqual(row);
      });

      const [first, second] = independentFields(entity);
      if (first && second)
        test('changes of different fields of one version merge, changes of the same field conflict', async () => {
          const row = await world().make(entity);
          const [mine, theirs] = [valuesBeside(row, first), valuesBeside(row, second)];
          const put = (body: Body, version: unknown = row.version) =>
            call('PUT', one(row.id), { version, ...body });
          expect((await put({ [first.name]: mine[0] })).status).toBe(200);
          const blind = await put({ [second.name]: theirs[0] });
          // Without history, the server cannot merge changes of an older version.
          if (!entity.history) expect([blind.status, blind.code]).toEqual([409, 40900]);
          const merged = entity.history ? blind : await put({ [second.name]: theirs[0] }, 2);
          expect(merged.data).toMatchObject({ [first.name]: mine[0], [second.name]: theirs[0], version: 3 });
          const before = await world().print(entity);
          const refused = await put({ [first.name]: mine[1], [second.name]: theirs[0] });
          expect([refused.status, refused.code]).toEqual([409, 40900]);
          expect(refused.data.fields).toEqual([first.name]);
          const { _limits, ...record } = merged.data;
          expect(refused.data.record).toEqual(record);
          expect(await world().print(entity)).toEqual(before);
        });

      /** Two other values of the field, as they are stored. */
      function valuesBeside(row: Row, field: Field): unknown[] {
        const values: unknown[] = [];
        for (let n = 0; n < 500 && values.length < 2; n++) {
          const value = withStoredTexts(entity, world().bodies.any(entity))[field.name];
          if (value === undefined || [row[field.name], ...values].some((known) => isSame(known, value)))
            continue;
          values.push(value);
        }
        if (values.length < 2) throw new Error(`${field.name} takes too few values`);
        return values;
      }
    });

  if (offers('delete'))
    describe('delete', () => {
      test('records are deleted, alone and in a batch', async () => {
        const rows = [await world().make(entity), await world().make(entity), await world().make(entity)];
        const [first, ...rest] = rows.map((row) => row.id);
        expect((await call('DELETE', one(first))).data).toBeNull();
        expect((await call('POST', `/${entity.plural}/batch`, { action: 'delete', ids: rest })).data).toEqual(
          {
            count: 2,
          },
        );
        for (const row of rows) expect((await call('GET', one(row.id))).status).toBe(404);
        expect(await world().faults(entity)).toEqual([]);
      });

      test('a record to which others refer cannot be deleted', async () => {
        const pointing = [...world().pointedTo(entity)];
        for (const id of pointing.slice(0, 3)) {
          const { status, code } = await call('DELETE', one(id));
          expect([status, code]).toEqual([409, 40901]);
          expect((await call('GET', one(id))).status).toBe(200);
        }
      });
    });
}

function issuesOf(data: { errors: { field: string; rule: string }[] }): string[] {
  return data.errors.map(({ field, rule }) => `${field} ${rule}`);
}

/** Fields that can change independently: no condition, rule or reference connects them with others. */
function independentFields(entity: Entity): Field[] {
  const conditional = conditionalFields(entity);
  const deciding = new Set(
    [...entity.fields.values()].flatMap(({ refWhere }) => ownFieldsOf(refWhere ?? {})),
  );
  // A stored record may already have the value that is generated for one of these.
  const shared = new Set(
    entity.uniqueTogether.flatMap(({ fields, where = {} }) => [...fields, ...fieldsOf(where)]),
  );
  const scoped = new Set(Object.values(entity.scope.columns));
  return inputFields(entity).filter(
    (field) =>
      !conditional.has(field.name) &&
      !shared.has(field.name) &&
      !deciding.has(field.name) &&
      !entity.uniqueTogether.some(({ fields }) => fields.includes(field.name)) &&
      field.ref === undefined &&
      !scoped.has(field.name) &&
      ['text', 'longText', 'localized', 'integer', 'money', 'date', 'phone', 'tags', 'images'].includes(
        field.type,
      ) &&
      !isNarrow(field),
  );
}

/** Whether the field has too few values for two changes. */
function isNarrow({ type, property: { minimum = -100, maximum = 100 } }: Field): boolean {
  return type === 'integer' && maximum - minimum < 4;
}

/** The body with the defaults of a new record, so that it is also valid as a change. */
function filledIn(entity: Entity, body: Body): Body {
  const made = filledDefaults(entity, systemPrincipal, new Date());
  const left = inputFields(entity).filter(({ name }) => name in made && isEmpty(body[name]));
  const whole = { ...startingState(entity), ...made, ...body };
  return {
    ...body,
    ...Object.fromEntries(left.map((field) => [field.name, applies(field, whole) ? made[field.name] : null])),
  };
}
