import { defineEndpoint } from '../endpoint';
import {
  array,
  boolean,
  id,
  integer,
  nullableId,
  nullableText,
  object,
  text,
  type ValueOf,
  wordParams,
} from '../json-schema';

/** A fault or a warning about a menu; `field` is `tree.<id>.<field>`. */
export type Finding = ValueOf<typeof finding> & {
  /** Whether the published menus have the same fault. */
  readonly isKnown?: boolean;
};

export type LiveTree = ValueOf<typeof liveTree>;

const entryFields = {
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
} as const;

export const menuEntry = { title: 'MenuEntry', ...object(entryFields) } as const;

export const finding = object({ field: text, rule: text, params: wordParams, message: text });

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
  tree: array(object({ ...entryFields, version: integer })),
  roles: array(roleInfo),
  faults: array(finding),
  warnings: array(finding),
});

export const getMenuTree = defineEndpoint('menuTree', 'GET', '/menus/tree', {
  summary: 'The published menus, the roles that can hold them, and their faults and warnings',
  entity: 'menu',
  permission: 'menu.list',
  response: liveTree,
  reads: ['menu', 'role', 'manager'],
  isWorded: true,
});

export const moveMenu = defineEndpoint('moveMenu', 'POST', '/menus/:id/move', {
  summary: 'Move a menu within the tree; `from` is the menu that the caller saw it below',
  entity: 'menu',
  permission: 'menu.update',
  params: object({ id }),
  body: object({ from: nullableId, parent: nullableId }, { before: nullableId }),
  errors: [409],
  changes: ['menu'],
});

export const removeMenu = defineEndpoint('removeMenu', 'POST', '/menus/:id/remove', {
  summary: 'Remove a menu with all below it, from the roles that hold them too',
  entity: 'menu',
  permission: 'menu.delete',
  params: object({ id }),
  changes: ['menu', 'role'],
});

export const assignMenu = defineEndpoint('assignMenu', 'PUT', '/menus/:id/roles', {
  summary: 'Set the roles that hold a menu',
  entity: 'menu',
  permission: 'menu.update',
  params: object({ id }),
  body: object({ roles: array(text), from: array(text) }),
  errors: [409],
  changes: ['menu', 'role'],
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
