import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import {
  type Action,
  type Entity,
  type Field,
  fieldNamed,
  type RecordLock,
} from '../../../src/engine/schema/model/entity';
import { recordLabel } from '../../../src/engine/schema/model/record-label';
import { withStoredTexts } from '../../../src/engine/schema/model/stored-text';
import { actionInputs, isFrom } from '../../../src/engine/schema/model/workflow';
import { effectsOf } from '../../../src/engine/schema/write/effects';
import { isSame } from '../../../src/engine/schema/write/merge';
import { ownFieldsOf } from '../../../src/engine/schema/write/ref-where';
import type { Row } from '../../../src/engine/server/entity/context';
import { accountWith } from '../../support/account';
import type { Body } from '../../support/arbitrary-record';
import { filledValue, filledValues, placedRecord, statesOf } from './placed-record';
import { root, type World } from './world';

/** States change only by declared actions, from their start states, and for records that satisfy the conditions. */
export function workflowContract(world: () => World, entity: Entity): void {
  const one = (id: unknown) => `/${entity.plural}/${id}`;
  /** A stored account, so that effects can refer to it. */
  let actor: Actor;
  /** The account's name in the history. */
  let called: string;
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    world().server.call(actor, method, url, body);
  const take = (action: Action, row: Row, given: Body = {}) =>
    call('POST', `${one(row.id)}/${action.name}`, given);

  if (entity.actions.length > 0)
    describe('workflow', () => {
      beforeAll(async () => {
        // A new account, which no record names as an author, so that `notBy` forbids nothing.
        const account = await world().make(world().entity('manager'));
        called = String(account.nickname);
        actor = accountWith({ id: Number(account.id), username: String(account.username), roles: ['ROOT'] });
      });

      test('each action runs from its start states only, with its effects', async () => {
        for (const action of entity.actions) {
          for (const state of statesOf(entity, action)) {
            const values = { ...free(action), [action.field]: state };
            const condition = isFrom(action, values) ? action.guard : undefined;
            const row = await placedRecord(world(), entity, values, { condition, isMet: true });
            if (isFrom(action, row)) await expectTaken(action, row);
            else await expectImpossible(action, row);
          }
        }
        expect(await world().faults(entity)).toEqual([]);
      });

      test('a violated condition refuses the action, and the limits of the record name the reason', async () => {
        for (const action of entity.actions) {
          for (const [rule, values] of violations(action)) {
            const placed = { ...free(action), ...values, [action.field]: action.from[0] };
            const wanted = { condition: action.guard, isMet: rule !== 'guard' };
            const row = await placedRecord(world(), entity, placed, wanted);
            const before = await world().print(entity);
            const shown = (await call('GET', one(row.id))).data;
            expect(shown._limits.actions).toMatchObject({ [action.name]: rule });
            const given = asked(action, row);
            const batch = { action: action.name, ids: [row.id], values: given };
            const answers = [
              await take(action, row, given),
              await call('POST', `/${entity.plural}/batch`, batch),
            ];
            for (const { status, data } of answers)
              expect([status, data.errors], action.name).toEqual([422, [expect.objectContaining({ rule })]]);
            expect(answers[1]?.msg).toContain(`(${calledIn(entity, row, 'zh-cn')})`);
            expect(await world().print(entity)).toEqual(before);
          }
        }
      });

      test('a batch runs an action on all of its records or on none', async () => {
        for (const action of entity.actions) {
          const placed = async (state: unknown, near: Body = {}) => {
            const values = { ...free(action), ...near, [action.field]: state };
            return placedRecord(world(), entity, values, { condition: action.guard, isMet: true });
          };
          const batch = (rows: readonly Row[]) =>
            call('POST', `/${entity.plural}/batch`, {
              action: action.name,
              ids: rows.map(({ id }) => id),
              versions: rows.map(({ version }) => version),
              values: given,
            });
          const first = await placed(action.from[0]);
          const given = asked(action, first);
          const near = testedValues(action, first);
          const other = statesOf(entity, action).find((state) => !isFrom(action, { [action.field]: state }));
          if (other !== undefined) {
            const rows = [first, await placed(other)];
            const before = await world().print(entity);
            const { status, code, msg } = await batch(rows);
            expect([status, code], action.name).toEqual([409, 40903]);
            const called = calledIn(entity, rows[1], 'en');
            expect(msg.startsWith(`${called}: `), msg).toBe(true);
            expect(await world().print(entity)).toEqual(before);
          }
          // Two records with equal values could violate a unique key, and so could one with a stored record.
          const isUnique = actionInputs(entity, action).some(({ unique }) => unique);
          const isAlone = isUnique || entity.uniqueTogether.length > 0;
          let rows = isAlone ? [first] : [first, await placed(action.from.at(-1), near)];
          let { status, data } = await batch(rows);
          for (let attempt = 0; isAlone && isTaken(data) && attempt < 50; attempt++) {
            rows = [await placed(action.from[0], near)];
            ({ status, data } = await batch(rows));
          }
          expect([status, data], JSON.stringify([action.name, rows, given, data])).toEqual([
            200,
            { count: rows.length },
          ]);
          for (const row of rows) await expectMoved(action, row, (await call('GET', one(row.id))).data);
        }
        expect(await world().faults(entity)).toEqual([]);
      });

      test('no update sets a workflow state', async () => {
        for (const name of new Set(entity.actions.map(({ field }) => field))) {
          const row = await world().make(entity);
          const states = statesOf(entity, { field: name });
          const values = { [name]: states.find((state) => state !== row[name]) };
          const written = await call('PUT', one(row.id), { version: 1, ...values });
          expect(written.status, name).toBe(entity.operations.has('update') ? 422 : 403);
          const batch = { action: 'update', ids: [row.id], values };
          expect((await call('POST', `/${entity.plural}/batch`, batch)).status, name).toBe(
            entity.operations.has('update') ? 422 : 403,
          );
        }
      });

      const expectTaken = async (action: Action, row: Row) => {
        const given = asked(action, row);
        const { status, data } = await take(action, row, given);
        expect(status, JSON.stringify([action.name, row, given, data])).toBe(200);
        await expectMoved(action, row, data);
      };

      /** Asserts that the record is as it must be after the action. */
      const expectMoved = async (action: Action, row: Row, data: Row) => {
        const effects = effectsOf(entity, action, actor, world().server.clock.now);
        const version = Number(row.version) + 1;
        expect(data).toMatchObject({ ...effects, [action.field]: action.to, version });
        if (!entity.history) return;
        const [entry] = (await call('GET', `${one(row.id)}/history`)).data.list;
        expect(entry).toMatchObject({ action: action.name, version, actor: called });
        expect(entry.changes[action.field]).toEqual([row[action.field], action.to]);
      };

      const expectImpossible = async (action: Action, row: Row) => {
        const before = await world().print(entity);
        const { status, code } = await take(action, row, asked(action, row));
        expect([status, code], `${action.name} from ${row[action.field]}`).toEqual([409, 40903]);
        expect(await world().print(entity)).toEqual(before);
      };

      /** Values for all fields that the action requires or accepts, which fit the record. */
      const asked = (action: Action, row: Row): Body => {
        const given = filledValues(world(), entity, actionInputs(entity, action));
        const fitting = world().bodies.fitting(entity, { ...row, ...given });
        return Object.fromEntries(Object.keys(given).map((name) => [name, fitting[name]]));
      };

      /** The values of the record that `x-ref-where` of the action's fields tests. */
      const testedValues = (action: Action, row: Row): Body =>
        Object.fromEntries(
          actionInputs(entity, action)
            .flatMap(({ refWhere }) => ownFieldsOf(refWhere ?? {}))
            .map((name) => [name, row[name]]),
        );

      /** Values that violate each condition of the action, by rule. */
      const violations = ({ guard, notBy, before, after }: Action): [string, Body][] => [
        ...(guard === undefined ? [] : [['guard', {}] as [string, Body]]),
        ...(notBy === undefined ? [] : [['notBy', { [notBy]: actor.id }] as [string, Body]]),
        ...(before === undefined ? [] : [['before', { [before]: '2001-01-01' }] as [string, Body]]),
        ...(after === undefined
          ? []
          : [['after', { [after]: farFuture(fieldNamed(entity, after)) }] as [string, Body]]),
      ];

      /** Values with which none of `notBy`, `before` and `after` forbids the action. */
      const free = ({ notBy, before, after }: Action): Body => ({
        ...(notBy !== undefined && { [notBy]: null }),
        ...(before !== undefined && { [before]: farFuture(fieldNamed(entity, before)) }),
        ...(after !== undefined && { [after]: '2001-01-01' }),
      });
    });

  if (entity.locks.length > 0)
    describe('locks', () => {
      test('a locked field accepts only its current value; other fields can change', async () => {
        if (!entity.operations.has('update')) return;
        for (const lock of entity.locks) {
          const row = await lockedRecord(lock);
          const before = await world().print(entity);
          const shown = (await call('GET', `${one(row.id)}/form`)).data;
          expect((await call('PUT', one(row.id), shown)).status).toBe(200);
          for (const name of lock.fields) {
            expect(shown._limits.fields[name], name).toBe('locked');
            const value = otherValue(row, fieldNamed(entity, name));
            // A field with a single allowed value has no other one.
            if (value === undefined) continue;
            const batch = { action: 'update', ids: [row.id], values: { [name]: value } };
            for (const { status, data } of [
              await call('PUT', one(row.id), { version: row.version, [name]: value }),
              await call('POST', `/${entity.plural}/batch`, batch),
            ])
              expect([name, status, JSON.stringify(data)]).toEqual([
                name,
                422,
                expect.stringMatching(new RegExp(`"field":"${name}","rule":"(locked|notApplicable)"`)),
              ]);
          }
          expect(await world().print(entity)).toEqual(before);
        }
      });

      test('a record with a lock on deletion cannot be deleted', async () => {
        for (const lock of entity.locks.filter(({ forbidsDeletion }) => forbidsDeletion)) {
          const row = await lockedRecord(lock);
          const batch = { action: 'delete', ids: [row.id] };
          for (const { status, data } of [
            await world().server.call(root, 'DELETE', one(row.id)),
            await call('POST', `/${entity.plural}/batch`, batch),
          ])
            expect([status, data.errors[0].rule]).toEqual([422, 'locked']);
          const shown = (await call('GET', one(row.id))).data;
          expect(shown._limits.actions.delete).toBe('locked');
        }
      });

      const lockedRecord = ({ when }: RecordLock): Promise<Row> =>
        placedRecord(world(), entity, {}, { condition: when, isMet: true });

      const otherValue = (row: Row, field: Field): unknown => {
        for (let attempt = 0; attempt < 200; attempt++) {
          const given = { [field.name]: filledValue(world(), field) };
          const value = withStoredTexts(entity, given)[field.name];
          if (!isSame(value, row[field.name])) return value;
        }
        return undefined;
      };
    });
}

function farFuture({ type }: Field): string {
  return type === 'date' ? '9998-12-31' : '9998-12-31T00:00:00.000Z';
}

function isTaken(data: { readonly errors?: readonly { readonly rule: string }[] }): boolean {
  return data.errors?.some(({ rule }) => rule.startsWith('unique')) ?? false;
}

/** The name of a record in an error message: its label or, if that is a reference, its id. */
function calledIn(entity: Entity, row: Row | undefined, language: 'en' | 'zh-cn'): unknown {
  const isNamed = entity.fields.get(entity.label)?.ref === undefined;
  return (isNamed ? recordLabel(entity, row ?? {}, language) : undefined) ?? `ID ${row?.id}`;
}
