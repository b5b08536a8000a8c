import type { Home } from '../../schema/contract/define-app';
import { meantName } from '../../schema/declaration/nearest-name';
import { type FileFault, faultAt } from '../../schema/keywords/fault';
import type { Entity } from '../../schema/model/entity';
import { isServed } from '../menus/served-components';
import type { MenuSpec } from './menu-spec';

type Entities = ReadonlyMap<string, Entity>;

/** A first page that does not exist. */
export function homeFaults({ component }: Home, entities: Entities): FileFault[] {
  return componentFaults('app.ts', '/home/component', component, entities);
}

/** Entities and pages that the menus of `content.ts` name, and that do not exist. */
export function menuFaults(menus: readonly MenuSpec[], entities: Entities, at = '/menus'): FileFault[] {
  return menus.flatMap(({ entity, component, children = [] }, index) => [
    ...entityFaults('content.ts', `${at}/${index}/entity`, entity, entities),
    ...componentFaults('content.ts', `${at}/${index}/component`, component, entities),
    ...menuFaults(children, entities, `${at}/${index}/children`),
  ]);
}

function entityFaults(
  file: string,
  pointer: string,
  name: string | undefined,
  entities: Entities,
): FileFault[] {
  if (name === undefined || entities.has(name)) return [];
  const remedy = `Correct the name, or remove what names it.${meantName(name, entities.keys())}`;
  return [{ file, ...faultAt(pointer, name, 'the name of an entity', remedy) }];
}

function componentFaults(
  file: string,
  pointer: string,
  component: string | undefined,
  entities: Entities,
): FileFault[] {
  if (component === undefined || isServed(component, entities)) return [];
  const remedy = 'Name the component of a page, or entity/<name>/list.';
  return [{ file, ...faultAt(pointer, component, 'a page that exists', remedy) }];
}
