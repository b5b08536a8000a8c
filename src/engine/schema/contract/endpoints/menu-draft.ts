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

export const side = { type: 'string', enum: ['mine', 'theirs'] } as const;

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
  base: { ...array(menuEntry), description: 'The published menus that the draft departs from.' },
  current: { ...array(menuEntry), description: 'The published menus of the revision `newest`.' },
  next: array(menuEntry),
  newest: id,
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

export const getMenuDraftImpact = defineEndpoint('menuDraftImpact', 'GET', '/menu-drafts/:id/impact', {
  ...common,
  summary:
    'What publishing a draft would change for each role; where others have published changes of the same entries, `side` decides',
  permission: 'menu.list',
  query: object({}, { side }),
  response: impact,
  reads: ['menu-draft', 'menu', 'role', 'manager'],
  isWorded: true,
});

export const publishMenuDraft = defineEndpoint('publishMenuDraft', 'POST', '/menu-drafts/:id/publish', {
  ...common,
  summary:
    'Merge a draft with what is published, and publish it; where both changed the same, 409 answers `collisions`, unless `side` says which of both counts, given what is published in the revision `newest`',
  permission: ['menu.list', 'sys:menu:publish'],
  body: object({ version: id }, { note: nullableText, side, newest: id }),
  response: published,
  errors: [409],
  idempotent: true,
  changes: ['menu-draft', 'menu', 'role'],
});
