import {
  jsonBody,
  type Operation,
  type Parameter,
  type Paths,
  parameterRef,
  type Schema,
  schemaRef,
} from './operation';
import { array, object, operation } from './system-operation';

const text = { type: 'string' };
const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const nullableId = { ...id, type: ['integer', 'null'] };
const nullable = { type: ['string', 'null'] };
const entries = array({ type: 'object', description: 'A menu with the codes of its `roles`.' });
const issues = array({ type: 'object' });
const pages = array(object({ path: text, name: text }));
const published = object({ revision: id, ids: { type: 'object' } });
const repeatable = parameterRef('idempotencyKey');

const head = {
  id,
  name: text,
  version: id,
  based_on: id,
  create_by: { type: ['integer', 'null'] },
  update_time: text,
};
const settlement = object({
  id: { type: 'integer' },
  field: { ...text, description: 'Empty where one side removed the menu that the other changed.' },
  side: { type: 'string', enum: ['draft', 'published'] },
});
const draft = object({ ...head, tree: entries, faults: issues, warnings: issues });

/** The navigation: what somebody gets, drafts of it and what it was. */
export const menuPaths: Paths = {
  '/menus/tree': {
    get: operation(
      'menuTree',
      'The published menus, the roles that can hold them, and what to know of them',
      object({ tree: entries, roles: array({ type: 'object' }), faults: issues, warnings: issues }),
      [401, 403],
    ),
  },
  '/menus/{id}/move': {
    post: {
      ...ofOne(
        operation(
          'moveMenu',
          'Move a menu within the tree, `from` below the one where it was seen',
          { type: 'null' },
          [401, 403, 404, 409, 422],
        ),
      ),
      requestBody: jsonBody(object({ from: nullableId, parent: nullableId }, { before: nullableId })),
    },
  },
  '/menus/{id}/remove': {
    post: ofOne(
      operation(
        'removeMenu',
        'Remove a menu with all below it, from the roles that hold them too',
        { type: 'null' },
        [401, 403, 404],
      ),
    ),
  },
  '/menus/{id}/roles': {
    put: {
      ...ofOne(
        operation('assignMenu', 'Say which roles hold a menu', { type: 'null' }, [401, 403, 404, 409, 422]),
      ),
      requestBody: jsonBody(object({ roles: array(text), from: array(text) })),
    },
  },
  '/menu-drafts': {
    get: operation(
      'menuDrafts',
      'Drafts of the menus, the one changed last first',
      object({ list: array(object(head)), total: { type: 'integer' } }),
      [401, 403],
    ),
    post: {
      ...operation(
        'createMenuDraft',
        'Begin a draft of what is published, `without` a menu and all below it where that is given; or of a `tree`, with the revision that it departs from in `based_on`',
        draft,
        [401, 403, 422],
      ),
      parameters: [repeatable],
      requestBody: jsonBody(object({ name: text }, { without: id, tree: entries, based_on: id })),
    },
  },
  '/menu-drafts/{id}': {
    get: ofOne(operation('menuDraft', 'A draft, with what is wrong with it', draft, [401, 403, 404])),
    put: {
      ...ofOne(operation('updateMenuDraft', 'Change a draft', draft, [401, 403, 404, 409, 422])),
      requestBody: jsonBody(object({ version: id }, { name: text, tree: entries })),
    },
    delete: ofOne(operation('deleteMenuDraft', 'Drop a draft', { type: 'null' }, [401, 403, 404, 409]), [
      query('version', id),
    ]),
  },
  '/menu-drafts/{id}/preview': {
    get: ofOne(
      operation(
        'previewMenuDraft',
        'The navigation of a role',
        array(schemaRef('MenuRoute')),
        [401, 403, 404],
      ),
      [{ ...query('role', text), required: true }],
    ),
  },
  '/menu-drafts/{id}/impact': {
    get: ofOne(
      operation(
        'menuDraftImpact',
        'Who would gain and lose what',
        object({
          roles: array({ type: 'object' }),
          vanished: pages,
          faults: issues,
          warnings: issues,
          collisions: issues,
          current: entries,
          next: entries,
        }),
        [401, 403, 404],
      ),
    ),
  },
  '/menu-drafts/{id}/rebase': {
    post: {
      ...ofOne(
        operation(
          'rebaseMenuDraft',
          'Bring a draft onto what is published now; where both changed the same, 409 answers `collisions`, what is published as `current`, and its revision `newest`: with that, `settled` says which side counts',
          draft,
          [401, 403, 404, 409, 422],
        ),
        [repeatable],
      ),
      requestBody: jsonBody(object({ version: id }, { settled: array(settlement), newest: id })),
    },
  },
  '/menu-drafts/{id}/publish': {
    post: {
      ...ofOne(
        operation('publishMenuDraft', 'Make a draft the navigation', published, [401, 403, 404, 409, 422]),
        [repeatable],
      ),
      requestBody: jsonBody(object({ version: id }, { note: nullable })),
    },
  },
  '/menu-revisions': {
    get: {
      ...operation(
        'menuRevisions',
        'What was published, the newest first; where `older` is not null, go on with `before` = the last id of this page',
        object({
          older: nullableId,
          list: array(
            object({
              id,
              at: text,
              actor_name: text,
              note: nullable,
              restored_from: { type: ['integer', 'null'] },
              entries: id,
              summary: {
                oneOf: [
                  object({ kind: { enum: ['added', 'removed', 'changed', 'moved'] }, name: text, count: id }),
                  { type: 'null' },
                ],
              },
            }),
          ),
        }),
        [401, 403],
      ),
      parameters: [query('before', id)],
    },
  },
  '/menu-revisions/{id}': {
    get: ofOne(
      operation('menuRevision', 'The menus as they were', object({ id, tree: entries }), [401, 403, 404]),
    ),
  },
  '/menu-revisions/{id}/restore': {
    post: {
      ...ofOne(operation('restoreMenus', 'Publish what was once', published, [401, 403, 404, 409, 422]), [
        repeatable,
      ]),
      requestBody: jsonBody(object({ newest: id }, { note: nullable })),
    },
  },
};

function ofOne(described: Operation, further: Operation['parameters'] = []): Operation {
  return { ...described, parameters: [parameterRef('id'), ...further] };
}

function query(name: string, schema: Schema): Parameter {
  return { name, in: 'query', schema };
}
