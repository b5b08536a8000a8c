import { defineEndpoint } from '../endpoint';
import {
  anyObject,
  array,
  boolean,
  id,
  integer,
  issue,
  nullableId,
  nullableText,
  object,
  text,
  time,
  type ValueOf,
} from '../json-schema';
import { menuRoute } from './menu';
import { menuEntry } from './menu-tree';

export type Draft = ValueOf<typeof draft>;

export type DraftHead = ValueOf<typeof draftHead>;

/** The changes that publishing a draft would make. */
export type Impact = ValueOf<typeof impact>;

/** In bytes; a tree has up to 2,000 menus. */
const treeLimit = 1024 * 1024;

const head = {
  id,
  name: text,
  version: id,
  based_on: { ...id, description: 'The revision that it departs from.' },
  create_by: nullableId,
  update_time: time,
} as const;

const draft = {
  title: 'MenuDraft',
  ...object({ ...head, tree: array(menuEntry), faults: array(issue), warnings: array(issue) }),
} as const;

const draftHead = object({
  ...head,
  create_name: nullableText,
  entries: integer,
  isBehind: { ...boolean, description: 'Whether something was published since.' },
});

export const menuPage = object({ path: text, name: text });

export const impactOnRole = object({
  role: text,
  name: text,
  accounts: { type: ['integer', 'null'] },
  gained: array(menuPage),
  lost: array(menuPage),
  gainedPerms: array(text),
  lostPerms: array(text),
});

export const collision = object({
  id: integer,
  name: text,
  fields: { ...array(text), description: 'Empty where one side removed the menu that the other changed.' },
});

export const side = { type: 'string', enum: ['draft', 'published'] } as const;

export const published = object({
  revision: id,
  ids: {
    type: 'object',
    additionalProperties: integer,
    description: 'The ids that the menus of a draft were given, by those they had in it.',
  },
});

const impact = object({
  roles: { ...array(impactOnRole), description: 'Enabled roles, also those that nothing changes for.' },
  vanished: { ...array(menuPage), description: 'Pages that nobody could open any more.' },
  faults: array(object({ ...issue.properties, isKnown: boolean })),
  warnings: array(issue),
  collisions: array(collision),
  current: array(menuEntry),
  next: array(menuEntry),
});

/** Menus of a draft may be incomplete; the handler checks that they can be stored. */
const givenTree = array(anyObject);

const common = { entity: 'menu', params: object({ id }) } as const;

export const getMenuDrafts = defineEndpoint('menuDrafts', 'GET', '/menu-drafts', {
  summary: 'Drafts of the menus, the one changed last first',
  entity: 'menu',
  permission: 'menu.list',
  response: object({ list: array(draftHead), total: integer }),
  reads: ['menu-draft', 'menu'],
});

export const createMenuDraft = defineEndpoint('createMenuDraft', 'POST', '/menu-drafts', {
  summary:
    'Begin a draft of what is published, or of a `tree`, with the revision that it departs from in `based_on`',
  entity: 'menu',
  permission: ['menu.list', 'menu.update'],
  body: object({ name: text }, { tree: givenTree, based_on: id }),
  bodyLimit: treeLimit,
  response: draft,
  idempotent: true,
  changes: ['menu-draft'],
  isWorded: true,
});

export const getMenuDraft = defineEndpoint('menuDraft', 'GET', '/menu-drafts/:id', {
  ...common,
  summary: 'A draft, with its faults',
  permission: 'menu.list',
  response: draft,
  reads: ['menu-draft'],
  isWorded: true,
});

export const updateMenuDraft = defineEndpoint('updateMenuDraft', 'PUT', '/menu-drafts/:id', {
  ...common,
  summary: 'Change a draft',
  permission: ['menu.list', 'menu.update'],
  body: object({ version: id }, { name: text, tree: givenTree }),
  bodyLimit: treeLimit,
  response: draft,
  errors: [409],
  changes: ['menu-draft'],
  isWorded: true,
});

export const deleteMenuDraft = defineEndpoint('deleteMenuDraft', 'DELETE', '/menu-drafts/:id', {
  ...common,
  summary: 'Delete a draft',
  permission: ['menu.list', 'menu.update'],
  query: object({}, { version: id }),
  errors: [409],
  changes: ['menu-draft'],
});

export const previewMenuDraft = defineEndpoint('previewMenuDraft', 'GET', '/menu-drafts/:id/preview', {
  ...common,
  summary: 'The navigation that a draft would give to a role',
  permission: 'menu.list',
  query: object({ role: text }),
  response: array(menuRoute),
  reads: ['menu-draft', 'menu', 'role'],
});

export const getMenuDraftImpact = defineEndpoint('menuDraftImpact', 'GET', '/menu-drafts/:id/impact', {
  ...common,
  summary: 'What each role would gain and lose',
  permission: 'menu.list',
  response: impact,
  reads: ['menu-draft', 'menu', 'role', 'manager'],
  isWorded: true,
});

export const rebaseMenuDraft = defineEndpoint('rebaseMenuDraft', 'POST', '/menu-drafts/:id/rebase', {
  ...common,
  summary:
    'Bring a draft onto what is published now; where both changed the same, 409 answers `collisions`, the trees `base` and `current` between which others changed it, and the revision `newest`: with that, `side` says which of both counts',
  permission: ['menu.list', 'menu.update'],
  body: object({ version: id }, { side, newest: id }),
  response: draft,
  errors: [409],
  idempotent: true,
  changes: ['menu-draft'],
  isWorded: true,
});

export const publishMenuDraft = defineEndpoint('publishMenuDraft', 'POST', '/menu-drafts/:id/publish', {
  ...common,
  summary: 'Make a draft the navigation',
  permission: ['menu.list', 'sys:menu:publish'],
  body: object({ version: id }, { note: nullableText }),
  response: published,
  errors: [409],
  idempotent: true,
  changes: ['menu-draft', 'menu', 'role'],
});
