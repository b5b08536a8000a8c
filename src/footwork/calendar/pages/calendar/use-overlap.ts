import { useDataProvider } from '@refinedev/core';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Entity } from '#engine/schema/model/entity';
import { expectedOf, listNear, type Overlap, overlapOf } from '../../console/overlaps';

/** Returns a function that looks up what a stored appointment overlaps, as `OverlapNote` does for a form. */
export function useOverlap(appointments: Entity): (stored: Labelled) => Promise<Overlap | undefined> {
  const actor = useActor();
  const provider = useDataProvider()();
  return async (stored) => {
    const wanted = expectedOf(stored);
    if (!wanted) return undefined;
    const asked = (['customer', 'store'] as const).flatMap(
      (shares) => listNear(actor, appointments, shares, wanted) ?? [],
    );
    const near = await Promise.all(asked.map((list) => provider.getList<Labelled>(list)));
    return overlapOf(near, wanted, stored.id);
  };
}
