import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { can, canRead } from '../../../schema/access/access';
import type { Entity } from '../../../schema/model/entity';
import { isAuthorship, type Referrer, referrersOf } from '../../../schema/model/referrers';
import { operatorsFor } from '../../../schema/query/operators';
import { loadEntity, loadReferring } from '../../data/registry';
import type { Resource } from '../../data/resource';
import { useActor } from '../../data/session';
import { loadParts } from '../entity-parts';

/** A field that refers to an entity, with the resource of the referring records. */
export interface ListedReferrer extends Referrer {
  readonly resource: Resource;
}

/**
 * The fields that refer to the entity and by which the user may list records; the resource may limit and order them.
 * Undefined while loading.
 */
export function useReferrers(entity: Entity, { show }: Resource): readonly ListedReferrer[] | undefined {
  const actor = useActor();
  const wanted = show?.related;
  const { data, isError } = useQuery({
    queryKey: ['referrers', entity.name],
    queryFn: () => loadReferrers(entity, wanted),
    enabled: wanted !== false,
    staleTime: 'static',
  });
  const known = data ?? (wanted === false || isError ? none : undefined);
  return useMemo(
    () => known?.filter(({ entity, field }) => can(actor, 'list', entity) && canRead(actor, field)),
    [known, actor],
  );
}

const none: readonly ListedReferrer[] = [];

async function loadReferrers({ name }: Entity, wanted: ShownRelated): Promise<ListedReferrer[]> {
  const entities = await Promise.all((await loadReferring(name)).map(loadEntity));
  const all = (referrersOf(entities).get(name) ?? []).filter(
    ({ entity, field }) =>
      // Excludes settings pages, which have no list, and nested references, which cannot filter a list.
      !entity.singleton &&
      entity.fields.has(field.name) &&
      !isAuthorship(entity, field) &&
      operatorsFor(field).includes('eq'),
  );
  const referrers = wanted ? wanted.flatMap((other) => referrersIn(all, name, other)) : all;
  return Promise.all(
    referrers.map(async (referrer) => {
      const [, resource] = await loadParts.list(referrer.entity.name);
      return { ...referrer, resource };
    }),
  );
}

type ShownRelated = NonNullable<Resource['show']>['related'];

function referrersIn(all: readonly Referrer[], name: string, wanted: string): readonly Referrer[] {
  const found = all.filter(({ entity }) => entity.name === wanted);
  if (found.length > 0) return found;
  const names = [...new Set(all.map(({ entity }) => entity.name))].join(', ');
  throw new Error(`resources/${name}.show.tsx: "related" names ${wanted}; write one of: ${names}.`);
}
