import { levels } from '../contract/app';
import type { Entity } from '../model/entity';
import { isRoot } from './actor';
import type { MachinePrincipal, Principal } from './principal';

/** The rows of an entity that an actor may read and write. */
export type RowScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'some';
      readonly column: string;
      /** The column holds one of these values in each such row; the first is the actor's own. */
      readonly values: readonly (string | number)[];
    };

export function rowScope(actor: Principal, entity: Entity): RowScope {
  if (entity.scope.everyone || actor.kind === 'system') return { kind: 'all' };
  if (actor.kind === 'machine') return machineScope(actor, entity);
  if (isRoot(actor) || actor.scope === 'all') return { kind: 'all' };
  return tied(entity.scope.columns[actor.scope], actor.ties[actor.scope]);
}

function machineScope({ ties }: MachinePrincipal, { scope }: Entity): RowScope {
  const level = levels.findLast(({ name }) => scope.columns[name] !== undefined)?.name ?? '';
  return tied(scope.columns[level], ties[level]);
}

function tied(column: string | undefined, values: readonly (string | number)[] = []): RowScope {
  return column === undefined || values.length === 0 ? { kind: 'none' } : { kind: 'some', column, values };
}

/**
 * Whether the scope consists of the actor's own record and those below it. Such a scope compares ids, not a
 * column that callers write.
 */
export function isOwnRecord(scope: RowScope): boolean {
  return scope.kind === 'some' && scope.column === 'id';
}

/** Whether the actor may add records below its own, which needs a setting. */
export function addsBelowOwn(actor: Principal, entity: Entity): boolean {
  const setting = entity.addsBelow?.setting;
  if (setting === undefined || !isOwnRecord(rowScope(actor, entity))) return false;
  return actor.kind === 'account' && actor.settings.includes(setting);
}

/**
 * Fields that the server fills in for the actor: the scope column or, in a scope by id, the parent and the
 * fields that a new record copies from its parent.
 */
export function filledFields(actor: Principal, entity: Entity): readonly string[] {
  const scope = rowScope(actor, entity);
  if (isOwnRecord(scope)) return entity.addsBelow ? [...entity.addsBelow.same, ...belongsBy(entity)] : [];
  if (scope.kind !== 'some' || entity.fields.get(scope.column)?.derived) return [];
  return [scope.column];
}

/** The parent field, by which other records are below the actor's own; empty without a tree. */
function belongsBy({ tree }: Entity): readonly string[] {
  return tree === undefined ? [] : [tree];
}

/**
 * Whether the server fills in the field and the actor has no choice; an actor with several ties can choose.
 */
export function isFixed(actor: Principal, entity: Entity, name: string): boolean {
  if (!filledFields(actor, entity).includes(name)) return false;
  const scope = rowScope(actor, entity);
  return isOwnRecord(scope) || (scope.kind === 'some' && scope.values.length === 1);
}

export function isInScope(scope: RowScope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.kind === 'some') return scope.values.some((value) => value === row[scope.column]);
  return scope.kind === 'all';
}

/** Whether the field is the scope column and has the same value in all rows that the actor reaches. */
export function isSameInAll(actor: Principal, entity: Entity, name: string): boolean {
  const scope = rowScope(actor, entity);
  return scope.kind === 'some' && scope.column === name && scope.values.length === 1;
}
