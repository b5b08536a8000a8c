import { describe, expect, test } from 'vitest';
import type { Entity } from '../../../src/entity/model/entity';
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
      test.each(entity.actions)('$name: from its states only', async (action) => {
        const row = await world().make(entity, {
          ...world().bodies.any(entity),
          ...demanded(action.require),
        });
        const { status, code, data } = await call('POST', `${one(row.id)}/${action.name}`, {});
        if (isFrom(action, row)) {
          expect(data).toMatchObject({ [action.field]: action.to, version: 2 });
          expect((await call('POST', `${one(row.id)}/${action.name}`, {})).code).toBe(40903);
        } else {
          expect([status, code]).toEqual([409, 40903]);
        }
        expect((await call('PUT', one(row.id), { version: 1, [action.field]: action.to })).status).toBe(
          entity.operations.has('update') ? 422 : 403,
        );
        expect(await world().faults(entity)).toEqual([]);
      });

      const demanded = (names: readonly string[] = []): Body =>
        Object.fromEntries(
          names.map((name) => [name, world().bodies.with(entity, [name], 'required by an action')[name]]),
        );
    });
}
