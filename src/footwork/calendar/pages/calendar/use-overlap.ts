import { useDataProvider } from '@refinedev/core';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { can, canRead } from '#engine/schema/access/access';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { expectedOf, listNear, type Overlap, overlapOf } from '../../console/overlaps';

/** Returns a function that looks up what a stored appointment overlaps, as `OverlapNote` does for a form. */
export function useOverlap(appointments: Entity): (stored: Labelled) => Promise<Overlap | undefined> {
  const actor = useActor();
  const provider = useDataProvider()();
  return async (stored) => {
    const wanted = expectedOf(stored);
    if (!wanted || !can(actor, 'list', appointments)) return undefined;
    const seen = (['customer', 'store'] as const).filter(
      (field) => wanted[field] !== undefined && canRead(actor, fieldNamed(appointments, field)),
    );
    const near = await Promise.all(
      seen.map((field) =>
        provider.getList<Labelled>({ resource: appointments.name, ...listNear(field, wanted) }),
      ),
    );
    return overlapOf(
      near.flatMap(({ data }) => data),
      wanted,
      stored.id,
    );
  };
}
