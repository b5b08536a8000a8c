import { useOne } from '@refinedev/core';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { can } from '#engine/schema/access/access';
import { zoneOfSource } from '#engine/schema/model/zone-source';

const names = ['store'];
const meta = { quiet: true };

interface Store extends Labelled {
  readonly time_zone?: string | null;
  readonly country?: string;
}

/** The IANA zone of a store; undefined without a store, or if the reader may not see its zone. */
export function useStoreZone(id: number | undefined) {
  const actor = useActor();
  const [entity] = useEntities(names);
  const maySee = entity && can(actor, 'show', entity);
  const { query } = useOne<Store, ApiError>({
    resource: 'store',
    id: id ?? 0,
    meta,
    errorNotification: false,
    queryOptions: { enabled: id !== undefined && maySee === true },
  });
  const { time_zone: zone, country } = query.data?.data ?? {};
  const isKnown = id !== undefined && (zone != null || (zone === null && country !== undefined));
  return {
    zone: isKnown ? zoneOfSource({ zone, ...(country !== undefined && { country }) }) : undefined,
    isPending: id !== undefined && (entity === undefined || query.isLoading),
  };
}
