import fc from 'fast-check';
import { arbitraryGrant } from './arbitrary-grant';
import { model, type RealServer } from './real-server';

/** Creates `count` accounts with random rights, the same ones for the same seed, and returns their names. */
export async function hireSome(real: RealServer, count: number, seed: number): Promise<string[]> {
  const stores = await real.server.rows('select id from store order by id limit 3');
  const grants = arbitraryGrant(
    [...model.entities.values()],
    stores.map(({ id }) => Number(id)),
  );
  const names: string[] = [];
  for (const grant of fc.sample(grants, { seed, numRuns: count })) names.push(await real.hire(grant));
  return names;
}
