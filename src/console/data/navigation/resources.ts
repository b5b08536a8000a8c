import type { ResourceProps } from '@refinedev/core';
import { allPlaces, type Place } from './places';
import { recordPaths } from './spot';

/** refine's resources: one per place that lists an entity, identified by its path and named by the entity. */
export function resourcesOf(places: readonly Place[]): ResourceProps[] {
  return allPlaces(places).flatMap(({ path, title, target }) =>
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
