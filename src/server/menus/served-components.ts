import claims from '../../../resources/components';
import { layoutComponent } from '../../entity/menu/components';

/** Only the component names are imported: what a page is made of stays out of the server. */
const pages = import.meta.glob<string>('../../console/pages/**/page.ts', {
  eager: true,
  import: 'component',
});

const fixed: ReadonlySet<string> = new Set([
  layoutComponent,
  ...Object.keys(claims),
  ...Object.values(pages),
]);

/** Whether the console has a page for the component name of a menu. */
export function isServed(component: string, entities: ReadonlyMap<string, unknown>): boolean {
  const [, entity] = /^entity\/([a-z0-9-]+)\/list$/.exec(component) ?? [];
  return entity === undefined ? fixed.has(component) : entities.has(entity);
}
