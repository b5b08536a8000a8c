import { rootRole } from '../../schema/access/actor';
import { permissionFor } from '../../schema/access/verbs';
import type { CustomerLanguage } from '../../schema/contract/language';
import type { RouteMeta, RouteRecord } from '../../schema/contract/route-record';
import type { Model } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import type { Entity } from '../../schema/model/entity';
import { entityWords } from '../http/words';
import { menuPages } from './served-components';

/** Routes for ROOT to entities and pages without a menu, so that new ones are reachable at once. */
export function unplacedRoutes(
  model: Model,
  menus: readonly MenuEntry[],
  language: CustomerLanguage,
): RouteRecord[] {
  const unplaced = [...model.entities.values()].filter((entity) => !isPlaced(entity, menus));
  const lists = unplaced.map((entity) => {
    const title = entityWords(language, entity).plural;
    return routeOf(`/entity/${entity.name}`, title, componentOf(entity), entity.icon);
  });
  const pages = menuPages
    .filter((component) => !menus.some((menu) => menu.component === component))
    .map((component) => routeOf(`/page/${component}`, component, component, 'file-text'));
  const children = [...lists, ...pages];
  if (children.length === 0) return [];
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

/**
 * Whether a menu shows the list of the entity. A hand-written page of the entity has a component of its own, so its
 * menu is found by the list permission.
 */
export function isPlaced(entity: Entity, menus: readonly MenuEntry[]): boolean {
  const view = permissionFor(entity, 'list');
  return menus.some((menu) => menu.component === componentOf(entity) || menu.perm === view);
}

export function componentOf(entity: Entity): string {
  return `entity/${entity.name}/list`;
}

function routeOf(path: string, title: string, component: string, icon: string): RouteRecord {
  return { path, name: title, component, meta: metaOf(title, icon), children: [] };
}

function metaOf(title: string, icon: string): RouteMeta {
  return { title, icon, hidden: false, alwaysShow: true, keepAlive: true, roles: [rootRole], params: {} };
}
