import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/entity/access/actor';
import { type Action, type Entity, fieldNamed } from '../../../src/entity/model/entity';
import { askedFields, isFrom } from '../../../src/entity/model/workflow';
import { effectsOf } from '../../../src/entity/write/effects';
import { columns } from '../../../src/server/database/columns';
import { literal, quote } from '../../../src/server/database/sql-text';
import type { Row } from '../../../src/server/entity/context';
import { actorWith } from '../../support/actor';
import type { Body } from '../../support/arbitrary-record';
import type { World } from './world';

/** States change through declared actions only, from the states they start in, for records that meet their conditions. */
export function workflowContract(world: () => World, entity: Entity): void {
  const one = (id: unknown) => `/${entity.plural}/${id}`;
  /** An account that is stored, so that effects can name it. */
  let actor: Actor;
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    world().server.call(actor, method, url, body);
  const take = (action: Action, row: Row, given: Body = {}) =>
    call('POST', `${one(row.id)}/${action.name}`, given);

  if (entity.actions.length > 0)
    describe('workflow', () => {
      beforeAll(() => {
        const [id = 0] = world().idsOf('manager', 'P1');
        actor = actorWith({ id, username: 'conformance', roles: ['ROOT'] });
      });

      test('each action is possible from each of its states, with its effects, and from no other', async () => {
        for (const action of entity.actions) {
          for (const state of statesOf(entity, action)) {
            const row = await placed(action, state);
            if (isFrom(action, row)) await expectTaken(action, row);
            else await expectImpossible(action, row);
          }
        }
        expect(await world().faults(entity)).toEqual([]);
      });

      test('each condition of an action refuses it where it is not met, and says so with the record', async () => {
        for (const action of entity.actions) {
          for (const [rule, values] of violations(action)) {
            const row = await placed(action, action.from[0], values);
            const before = await world().print(entity);
            expect((await call('GET', one(row.id))).data._limits.actions).toMatchObject({
              [action.name]: rule,
            });
            const given = asked(action);
            const answers = [
              await take(action, row, given),
              await call('POST', `/${entity.plural}/batch`, {
                action: action.name,
                ids: [row.id],
                values: given,
              }),
            ];
            for (const { status, data } of answers)
              expect([status, data.errors], action.name).toEqual([422, [expect.objectContaining({ rule })]]);
            expect(await world().print(entity)).toEqual(before);
          }
        }
      });

      test('no update gives a state', async () => {
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
        const given = asked(action);
        const { status, data } = await take(action, row, given);
        expect(status, JSON.stringify([action.name, row, given, data])).toBe(200);
        const effects = effectsOf(entity, action, actor, world().server.clock.now);
        const version = Number(row.version) + 1;
        expect(data).toMatchObject({ ...effects, [action.field]: action.to, version });
        if (!entity.history) return;
        const [entry] = (await call('GET', `${one(row.id)}/history`)).data.list;
        expect(entry).toMatchObject({ action: action.name, version, actor: actor.username });
        expect(entry.changes[action.field]).toEqual([row[action.field], action.to]);
      };

      const expectImpossible = async (action: Action, row: Row) => {
        const before = await world().print(entity);
        const { status, code } = await take(action, row, asked(action));
        expect([status, code], `${action.name} from ${row[action.field]}`).toEqual([409, 40903]);
        expect(await world().print(entity)).toEqual(before);
      };

      /** Values for all that the action asks for. */
      const asked = (action: Action): Body => {
        const names = askedFields(entity, action).map(({ name }) => name);
        const body = world().bodies.with(entity, names, 'asked for by an action');
        return Object.fromEntries(names.map((name) => [name, body[name]]));
      };

      /** What breaks each condition of the action, by its rule. */
      const violations = ({ notBy, before }: Action): [string, Body][] => [
        ...(notBy === undefined ? [] : [['notBy', { [notBy]: actor.id }] as [string, Body]]),
        ...(before === undefined ? [] : [['before', { [before]: '2001-01-01' }] as [string, Body]]),
      ];

      /** A stored record in the state, which meets the conditions of the action but for these values. */
      const placed = async (action: Action, state: unknown, values: Body = {}): Promise<Row> => {
        const free = [action.notBy, action.before].filter((name) => name !== undefined);
        const wanted = {
          ...Object.fromEntries(free.map((name) => [name, null])),
          ...values,
          [action.field]: state,
        };
        const sets = Object.entries(wanted).map(
          ([name, value]) => `${quote(name)} = ${sqlValue(entity, name, value)}`,
        );
        let refusal: unknown;
        for (let attempt = 0; attempt < 30; attempt++) {
          const { id } = await world().make(entity);
          try {
            await world().server.rows(`update "${entity.table}" set ${sets.join(', ')} where id = ${id}`);
            return (await call('GET', one(id))).data;
          } catch (error) {
            // Another body may go together with the state.
            refusal = error;
          }
        }
        throw refusal;
      };
    });
}

function statesOf(entity: Entity, { field }: Pick<Action, 'field'>): readonly unknown[] {
  const { type, options } = fieldNamed(entity, field);
  return type === 'boolean' ? [true, false] : options.map(({ value }) => value);
}

function sqlValue(entity: Entity, name: string, value: unknown): string {
  if (value === null) return 'null';
  return `${literal(String(value))}::${columns[fieldNamed(entity, name).type]?.sqlType}`;
}
