import { useMany, useOne } from '@refinedev/core';
import type { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { can } from '#engine/schema/access/access';
import { pageLimit } from '#engine/schema/contract/envelope';
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
  return {
    zone: query.data && id !== undefined ? zoneOf(query.data.data) : undefined,
    isPending: id !== undefined && (entity === undefined || query.isLoading),
  };
}

/** The IANA zones of several stores, each once, as far as the reader may see them. */
export function useZonesOfStores(ids: readonly number[]): readonly string[] {
  const actor = useActor();
  const [entity] = useEntities(names);
  const { query } = useMany<Store, ApiError>({
    resource: 'store',
    ids: ids.slice(0, pageLimit),
    meta,
    errorNotification: false,
    queryOptions: { enabled: ids.length > 0 && entity !== undefined && can(actor, 'list', entity) },
  });
  const zones = (query.data?.data ?? []).map(zoneOf);
  return [...new Set(zones.filter((zone) => zone !== undefined))];
}

function zoneOf({ time_zone: zone, country }: Store): string | undefined {
  const isKnown = zone != null || (zone === null && country !== undefined);
  return isKnown ? zoneOfSource({ zone, ...(country !== undefined && { country }) }) : undefined;
}
