import type { Home } from '../../schema/contract/define-app';
import { meantName } from '../../schema/declaration/nearest-name';
import { type FileFault, faultAt } from '../../schema/keywords/fault';
import type { Entity } from '../../schema/model/entity';
import { isServed } from '../menus/served-components';
import type { MenuSpec } from './menu-spec';

type Entities = ReadonlyMap<string, Entity>;

/** Entities and pages that the first page of `app.ts` and the menus of `content.ts` name, and that do not exist. */
export function navigationFaults(home: Home, menus: readonly MenuSpec[], entities: Entities): FileFault[] {
  return [
    ...componentFaults('app.ts', '/home/component', home.component, entities),
    ...menuFaults(menus, '/menus', entities),
  ];
}

function menuFaults(menus: readonly MenuSpec[], at: string, entities: Entities): FileFault[] {
  return menus.flatMap(({ entity, component, children = [] }, index) => [
    ...entityFaults('content.ts', `${at}/${index}/entity`, entity, entities),
    ...componentFaults('content.ts', `${at}/${index}/component`, component, entities),
    ...menuFaults(children, `${at}/${index}/children`, entities),
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
