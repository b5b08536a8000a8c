import type { ResourceProps } from '@refinedev/core';
import { recordPaths } from './page-match';
import { allPlaces, type Place } from './places';

/**
 * refine's resources: one for each place that lists an entity, identified by the path, named after the entity.
 * Unfiltered lists come first, because refine links a record to the first resource of its entity.
 */
export function resourcesOf(places: readonly Place[]): ResourceProps[] {
  const all = allPlaces(places);
  return [...all.filter((place) => !isNarrowed(place)), ...all.filter(isNarrowed)].flatMap(
    ({ path, title, target }) =>
      target.kind === 'entity'
        ? [
            {
              name: target.claim.entity,
              identifier: path,
              list: path,
              create: `${path}/${recordPaths.create}`,
              edit: `${path}/${recordPaths.edit}`,
              show: `${path}/${recordPaths.show}`,
              meta: { label: title },
            },
          ]
        : [],
  );
}

function isNarrowed({ target }: Place): boolean {
  return target.kind === 'entity' && (target.claim.filters ?? []).length > 0;
}
