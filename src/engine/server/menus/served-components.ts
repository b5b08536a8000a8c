import claims from '#resources/components';
import type { PageFacts } from '../../console/data/page';
import type { Issue } from '../../schema/contract/issue';
import type { Model } from '../../schema/declaration/model';
import { layoutComponent } from '../../schema/menu/components';
import type { MenuEntry } from '../../schema/menu/menu-entry';

const pages = import.meta.glob<PageFacts>(['../../console/pages/**/page.ts', '#app/*/pages/**/page.ts'], {
  eager: true,
  import: 'default',
});

/** Components of hand-written pages that need a menu and do not replace the list of an entity. */
export const menuPages: readonly string[] = Object.values(pages)
  .filter(({ entity, isAlwaysThere }) => entity === undefined && !isAlwaysThere)
  .map(({ component }) => component)
  .sort();

const fixed: ReadonlySet<string> = new Set([
  layoutComponent,
  ...Object.keys(claims),
  ...Object.values(pages).map(({ component }) => component),
]);

/** Whether the console has a page for the component name of a menu. */
export function isServed(component: string, entities: ReadonlyMap<string, unknown>): boolean {
  const [, entity] = /^entity\/([a-z0-9-]+)\/list$/.exec(component) ?? [];
  return entity === undefined ? fixed.has(component) : entities.has(entity);
}

export function withoutUnknown(menus: readonly MenuEntry[], { entities }: Model): readonly MenuEntry[] {
  const isUnknown = ({ component }: MenuEntry) =>
    component?.startsWith('entity/') === true && !isServed(component, entities);
  return menus.map((menu) => (isUnknown(menu) ? { ...menu, component: null } : menu));
}

/** Warns of a menu whose component opens no page of the console. */
export function componentWarnings(model: Model, component: unknown, field = 'component'): Issue[] {
  if (typeof component !== 'string' || isServed(component, model.entities)) return [];
  return [{ field, rule: 'unknownComponent', params: { component } }];
}
