import { describe, expect, test } from 'vitest';
import { type Action, type Entity, fieldNamed } from '../../../src/entity/model/entity';
import { isFrom } from '../../../src/entity/model/workflow';
import type { Body } from '../../support/arbitrary-record';
import { root, type World } from './world';

/** States change through declared actions only, and only from the states they start in. */
export function workflowContract(world: () => World, entity: Entity): void {
  const one = (id: unknown) => `/${entity.plural}/${id}`;
  const call = (method: 'POST' | 'PUT', url: string, body: unknown) =>
    world().server.call(root, method, url, body);

  if (entity.actions.length > 0)
    describe('workflow', () => {
      test('each action is possible from its states only', async () => {
        for (const action of entity.actions) await expectFromItsStates(action);
      });

      const expectFromItsStates = async (action: Action) => {
        const row = await world().make(entity, {
          ...world().bodies.any(entity),
          ...demanded(action.require),
        });
        const { status, code, data } = await call('POST', `${one(row.id)}/${action.name}`, {});
        if (isFrom(action, row)) {
          expect(data).toMatchObject({ [action.field]: action.to, version: 2 });
          expect((await call('POST', `${one(row.id)}/${action.name}`, {})).code).toBe(40903);
        } else {
          expect([status, code], action.name).toEqual([409, 40903]);
        }
        const stored = isFrom(action, row) ? action.to : row[action.field];
        const others = fieldNamed(entity, action.field).options.map(({ value }) => value);
        const other = typeof stored === 'boolean' ? !stored : others.find((value) => value !== stored);
        const version = isFrom(action, row) ? 2 : 1;
        const written = await call('PUT', one(row.id), { version, [action.field]: other });
        expect(written.status, action.name).toBe(entity.operations.has('update') ? 422 : 403);
        expect(await world().faults(entity)).toEqual([]);
      };

      const demanded = (names: readonly string[] = []): Body =>
        Object.fromEntries(
          names.map((name) => [name, world().bodies.with(entity, [name], 'required by an action')[name]]),
        );
    });
}
