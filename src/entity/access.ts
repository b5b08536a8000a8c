import { type Actor, isRoot } from './actor';
import { AppError, type WordParams } from './app-error';
import type { Entity, Field } from './entity';

/** What can be done with an entity; any other string is the name of a workflow action. */
export type Verb = 'list' | 'show' | 'create' | 'update' | 'delete' | 'import' | 'export';

/** An answer with its reason; words under `access.{reason}` of each language. */
export interface Decision {
  readonly allowed: boolean;
  readonly reason: 'root' | 'hasPermission' | 'lacksPermission' | 'notOffered' | 'noRows';
  readonly params: WordParams;
}

/** Which rows of an entity an actor may touch. */
export type RowScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'equal';
      readonly column: string;
      readonly value: string | number;
    };

const suffixOf: Readonly<Record<Verb, string>> = {
  list: 'view',
  show: 'view',
  create: 'add',
  update: 'edit',
  delete: 'delete',
  import: 'import',
  export: 'export',
};

/** The permission string that a verb or workflow action needs, for instance `biz:store:add`. */
export function permissionFor(entity: Entity, action: string): string {
  const suffix = action in suffixOf ? suffixOf[action as Verb] : action;
  return `${entity.permission}:${suffix}`;
}

/** Every permission string an entity knows, in the order a role form shows them. */
export function permissionsOf(entity: Entity): string[] {
  const offered = (['create', 'update', 'delete', 'import', 'export'] as const).filter((verb) =>
    entity.operations.has(verb),
  );
  const names = ['list', ...offered, ...entity.actions.map((action) => action.name)];
  return [...new Set(names.map((name) => permissionFor(entity, name)))];
}

/** Whether the actor may do this with the entity at all; rows and fields are decided below. */
export function decide(actor: Actor, action: string, entity: Entity): Decision {
  if (!isOffered(entity, action)) return { allowed: false, reason: 'notOffered', params: { action } };
  if (isRoot(actor)) return { allowed: true, reason: 'root', params: {} };
  const permission = permissionFor(entity, action);
  if (!actor.perms.includes(permission)) {
    return {
      allowed: false,
      reason: 'lacksPermission',
      params: { permission },
    };
  }
  if (rowScope(actor, entity).kind === 'none') return { allowed: false, reason: 'noRows', params: {} };
  return { allowed: true, reason: 'hasPermission', params: { permission } };
}

export function can(actor: Actor, action: string, entity: Entity): boolean {
  return decide(actor, action, entity).allowed;
}

/** Throws `forbidden` when `decide` says no. */
export function assertCan(actor: Actor, action: string, entity: Entity): void {
  const decision = decide(actor, action, entity);
  if (!decision.allowed) throw new AppError('forbidden', { action, ...decision.params });
}

function isOffered(entity: Entity, action: string): boolean {
  if (action === 'list' || action === 'show') return true;
  if (action in suffixOf) return entity.operations.has(action as Exclude<Verb, 'list' | 'show'>);
  return entity.actions.some((declared) => declared.name === action);
}

export function rowScope(actor: Actor, entity: Entity): RowScope {
  if (isRoot(actor) || actor.utype === 1 || entity.scope.everyone) return { kind: 'all' };
  const [column, value] =
    actor.utype === 2 ? [entity.scope.partner, actor.pcode] : [entity.scope.store, actor.store];
  if (column === undefined || value === null) return { kind: 'none' };
  return { kind: 'equal', column, value };
}

export function isInScope(scope: RowScope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.kind === 'equal') return row[scope.column] === scope.value;
  return scope.kind === 'all';
}

export function canRead(actor: Actor, field: Field): boolean {
  return !field.secret && holdsOneOf(actor, field.readPerms);
}

export function canWrite(actor: Actor, field: Field): boolean {
  return !field.derived && (field.secret || canRead(actor, field)) && holdsOneOf(actor, field.writePerms);
}

function holdsOneOf(actor: Actor, perms: readonly string[] | undefined): boolean {
  return perms === undefined || isRoot(actor) || perms.some((perm) => actor.perms.includes(perm));
}

/** Fields that may leave the server for this actor. */
export function readableFields(actor: Actor, entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => canRead(actor, field));
}

/** Fields this actor may give; the column that ties a row to the actor is filled by the server. */
export function writableFields(actor: Actor, entity: Entity): readonly Field[] {
  const scope = rowScope(actor, entity);
  return [...entity.fields.values()].filter(
    (field) => canWrite(actor, field) && !(scope.kind === 'equal' && scope.column === field.name),
  );
}
