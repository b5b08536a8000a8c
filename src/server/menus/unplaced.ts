import { rootRole } from '../../entity/access/actor';
import { permissionFor } from '../../entity/access/verbs';
import type { CustomerLanguage } from '../../entity/contract/language';
import type { RouteMeta, RouteRecord } from '../../entity/contract/route-record';
import type { Model } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import type { Entity } from '../../entity/model/entity';
import { entityWords } from '../http/words';

/** Routes to entities that no menu shows, so that a new schema can be seen at once; for ROOT only. */
export function unplacedRoutes(
  model: Model,
  menus: readonly MenuEntry[],
  language: CustomerLanguage,
): RouteRecord[] {
  const unplaced = [...model.entities.values()].filter((entity) => !isPlaced(entity, menus));
  if (unplaced.length === 0) return [];
  const children = unplaced.map((entity): RouteRecord => {
    const title = entityWords(language, entity).plural;
    const path = `/entity/${entity.name}`;
    return {
      path,
      name: title,
      component: componentOf(entity),
      meta: metaOf(title, entity.icon),
      children: [],
    };
  });
  return [
    {
      path: '/entity',
      name: 'unplaced',
      component: 'Layout',
      meta: metaOf('unplaced', 'appstore'),
      children,
    },
  ];
}

/** A page may be written by hand; then the button that permits to see the entity tells where it is. */
export function isPlaced(entity: Entity, menus: readonly MenuEntry[]): boolean {
  const view = permissionFor(entity, 'list');
  return menus.some((menu) => menu.component === componentOf(entity) || menu.perm === view);
}

export function componentOf(entity: Entity): string {
  return `entity/${entity.name}/list`;
}

function metaOf(title: string, icon: string): RouteMeta {
  return { title, icon, hidden: false, alwaysShow: true, keepAlive: true, roles: [rootRole], params: {} };
}
