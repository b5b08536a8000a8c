import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityNamed } from '../../../src/entity/model';
import { createContext } from '../../../src/server/create-context';
import { runBatch } from '../../../src/server/write/batch';
import { rootActor } from '../../support/actor';
import { type Menus, openMenus } from './world';

let menus: Menus;
beforeAll(async () => {
  menus = await openMenus('pglite', 'menu_batch');
  await menus.reset();
});
afterAll(() => menus.fixture.close());

/** How often menus are read by the work. */
async function readings(work: (plugin: KyselyPlugin) => Promise<unknown>): Promise<number> {
  let count = 0;
  await work({
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && /\bfrom menu\b/.test(node.sqlFragments.join(''))) count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return count;
}

test('a batch reads the menus as often as a change of one does', async () => {
  const { database, context } = menus.fixture;
  const change = (ids: number[], component: string) =>
    readings(async (plugin) => {
      const counted = { ...database, kysely: database.kysely.withPlugin(plugin) };
      const own = createContext(counted, context.model, { now: () => new Date() });
      const body = { action: 'update', ids, values: { component } };
      await runBatch(own, entityNamed(own.model, 'menu'), rootActor, body, undefined);
      await own.events.close();
    });
  // The first of all keeps what was there before it.
  await change([6], 'error/404');
  const one = await change([2], 'error/404');
  expect(one).toBeGreaterThan(0);
  expect(await change([2, 3, 6], 'error/401')).toBe(one);
});
