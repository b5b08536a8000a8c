import { useMany, useOne } from '@refinedev/core';
import { useMemo } from 'react';
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

const noZones: ReadonlyMap<number, string> = new Map();

/** The IANA zone of each store, as far as the reader may see it. Those known before stay while others load. */
export function useZonesOfStores(ids: readonly number[]) {
  const actor = useActor();
  const [entity] = useEntities(names);
  const { query } = useMany<Store, ApiError>({
    resource: 'store',
    ids: ids.slice(0, pageLimit),
    meta,
    errorNotification: false,
    queryOptions: {
      enabled: ids.length > 0 && entity !== undefined && can(actor, 'list', entity),
      placeholderData: (before) => before,
    },
  });
  const rows = query.data?.data;
  const zones = useMemo(() => (rows ? zonesOf(rows) : noZones), [rows]);
  return {
    zones,
    isPending: ids.length > 0 && (entity === undefined || query.isLoading || query.isPlaceholderData),
  };
}

function zonesOf(stores: readonly Store[]): ReadonlyMap<number, string> {
  return new Map(
    stores.flatMap((store) => {
      const zone = zoneOf(store);
      return zone === undefined ? [] : [[store.id, zone] as const];
    }),
  );
}

function zoneOf({ time_zone: zone, country }: Store): string | undefined {
  const isKnown = zone != null || (zone === null && country !== undefined);
  return isKnown ? zoneOfSource({ zone, ...(country !== undefined && { country }) }) : undefined;
}
