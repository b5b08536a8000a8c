import { defineEndpoint } from '../endpoint';
import {
  array,
  boolean,
  id,
  integer,
  issue,
  nullableId,
  nullableText,
  object,
  text,
  type ValueOf,
} from '../json-schema';

/** A fault or a warning about a menu; `field` is `tree.<id>.<field>`. */
export type Finding = ValueOf<typeof issue> & {
  /** Whether the published menus have the same fault. */
  readonly isKnown?: boolean;
};

export type LiveTree = ValueOf<typeof liveTree>;

export const menuEntry = {
  title: 'MenuEntry',
  ...object({
    id: integer,
    parent: { type: ['integer', 'null'] },
    type: { type: 'string', enum: ['directory', 'menu', 'button', 'iframe'] },
    name: text,
    route_name: nullableText,
    path: nullableText,
    component: nullableText,
    redirect: nullableText,
    target_menu: { type: ['integer', 'null'] },
    url: nullableText,
    perm: nullableText,
    icon: nullableText,
    image: nullableText,
    description: nullableText,
    sort: integer,
    visible: boolean,
    keep_alive: boolean,
    always_show: boolean,
    params: { type: ['object', 'null'], additionalProperties: text },
    roles: array(text),
  }),
} as const;

export const roleInfo = object({
  code: text,
  name: text,
  enabled: boolean,
  accounts: {
    type: ['integer', 'null'],
    description: 'How many enabled accounts hold it; null where the caller may not see accounts of roles.',
  },
});

const liveTree = object({
  revision: { ...id, description: 'Of the tree: the revision that a draft of it departs from.' },
  tree: array(menuEntry),
  roles: array(roleInfo),
  faults: array(issue),
  warnings: array(issue),
});

export const getMenuTree = defineEndpoint('menuTree', 'GET', '/menus/tree', {
  summary: 'The published menus, the roles that can hold them, and their faults and warnings',
  entity: 'menu',
  permission: 'menu.list',
  response: liveTree,
  reads: ['menu', 'role', 'manager'],
  isWorded: true,
});

export const placeEntity = defineEndpoint('placeEntity', 'POST', '/menus/entities', {
  summary: 'Add the page of an entity to the menus, with buttons, for these roles',
  entity: 'menu',
  permission: 'menu.create',
  body: object({ entity: text, parent: nullableId, perms: array(text), roles: array(text) }),
  response: object({ path: text }),
  changes: ['menu', 'role'],
  isWorded: true,
});
