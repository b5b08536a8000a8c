import { defineEndpoint } from '../endpoint';
import {
  array,
  id,
  integer,
  nullableId,
  nullableText,
  object,
  text,
  time,
  type ValueOf,
} from '../json-schema';
import { published } from './menu-draft';
import { menuEntry } from './menu-tree';

/** A published state of the menus, without the menus. */
export type Revision = ValueOf<typeof revision>;

export const menuSummary = object({
  kind: { type: 'string', enum: ['added', 'removed', 'changed', 'moved'] },
  name: text,
  count: id,
});

const revision = object({
  id,
  at: time,
  actor_id: nullableId,
  actor_name: text,
  note: nullableText,
  restored_from: { ...nullableId, description: 'The earlier state that was restored.' },
  entries: integer,
  summary: {
    ...menuSummary,
    type: ['object', 'null'],
    description: 'Null in the first one, and where unknown.',
  },
});

export const getMenuRevisions = defineEndpoint('menuRevisions', 'GET', '/menu-revisions', {
  summary:
    'What was published, the newest first; where `older` is not null, go on with `before` = the last id of this page',
  entity: 'menu',
  permission: 'menu.list',
  query: object({}, { before: id }),
  response: object({ older: nullableId, list: array(revision) }),
  reads: ['menu'],
});

export const getMenuRevision = defineEndpoint('menuRevision', 'GET', '/menu-revisions/:id', {
  summary: 'The menus as they were',
  entity: 'menu',
  permission: 'menu.list',
  params: object({ id }),
  response: object({ id, tree: array(menuEntry) }),
});

export const restoreMenus = defineEndpoint('restoreMenus', 'POST', '/menu-revisions/:id/restore', {
  summary: 'Publish an earlier state again',
  entity: 'menu',
  permission: 'sys:menu:publish',
  params: object({ id }),
  body: object({ newest: id }, { note: nullableText }),
  response: published,
  errors: [409],
  idempotent: true,
  changes: ['menu-draft', 'menu', 'role'],
});
