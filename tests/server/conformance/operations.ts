import type { Actor } from '../../../src/engine/schema/access/actor';
import type { Entity } from '../../../src/engine/schema/model/entity';
import type { Operation } from '../../../src/engine/schema/model/entity-schema';
import { hasTotals } from '../../../src/engine/schema/model/list-totals';
import type { Answer, Server } from '../../support/server';

/** An operation on records of an entity. */
export interface EntityOperation {
  readonly name: string;
  /** The verb or workflow action whose permission it requires. */
  readonly verb: string;
  /** Whether the entity offers it; if not, every actor gets 403 or 404. */
  readonly isOffered: boolean;
  /** Calls it for this record; an operation without a record ignores the id. */
  open(actor: Actor, id: number): Promise<Answer>;
}

/** All operations on an entity. Bodies of writes are valid. */
export function operationsOf(server: () => Server, entity: Entity): readonly EntityOperation[] {
  const all = `/${entity.plural}`;
  const call = (
    actor: Actor,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    type?: string,
  ) => server().call(actor, method, url, body, type === undefined ? {} : { 'content-type': type });
  const get = (path: (id: number) => string) => (actor: Actor, id: number) => call(actor, 'GET', path(id));
  const post =
    (path: (id: number) => string, body: (id: number) => unknown, type?: string) =>
    (actor: Actor, id: number) =>
      call(actor, 'POST', path(id), body(id), type);
  const batch = (action: string) =>
    post(
      () => `${all}/batch`,
      (id) => ({ action, ids: [id] }),
    );
  const operations: Omit<EntityOperation, 'isOffered'>[] = [
    { name: 'list', verb: 'list', open: get((id) => `${entity.listPath}?id=${id}`) },
    ...(hasTotals(entity)
      ? [{ name: 'totals', verb: 'list', open: get((id) => `${all}/totals?id=${id}`) }]
      : []),
    { name: 'options', verb: 'list', open: get((id) => `${all}/options?ids=${id}`) },
    { name: 'show', verb: 'show', open: get((id) => `${all}/${id}`) },
    { name: 'form', verb: 'show', open: get((id) => `${all}/${id}/form`) },
    ...(entity.history ? [{ name: 'history', verb: 'show', open: get((id) => `${all}/${id}/history`) }] : []),
    { name: 'export', verb: 'export', open: get((id) => `${all}/export?format=json&id=${id}`) },
    {
      name: 'create',
      verb: 'create',
      open: post(
        () => entity.createPath,
        () => ({}),
      ),
    },
    {
      name: 'update',
      verb: 'update',
      open: (actor, id) => call(actor, 'PUT', `${all}/${id}`, { version: 1 }),
    },
    { name: 'delete', verb: 'delete', open: (actor, id) => call(actor, 'DELETE', `${all}/${id}?version=99`) },
    { name: 'batch update', verb: 'update', open: batch('update') },
    { name: 'batch delete', verb: 'delete', open: batch('delete') },
    {
      name: 'import',
      verb: 'import',
      open: post(
        () => `${all}/import?dryRun=true`,
        () => 'none\n1\n',
        'text/csv',
      ),
    },
    ...entity.actions.flatMap(({ name }) => [
      {
        name,
        verb: name,
        open: post(
          (id) => `${all}/${id}/${name}`,
          () => ({}),
        ),
      },
      { name: `batch ${name}`, verb: name, open: batch(name) },
    ]),
  ];
  return operations.map((operation) => ({ ...operation, isOffered: isOffered(entity, operation.verb) }));
}

function isOffered(entity: Entity, verb: string): boolean {
  if (verb === 'list' || verb === 'show') return true;
  return entity.operations.has(verb as Operation) || entity.actions.some(({ name }) => name === verb);
}
