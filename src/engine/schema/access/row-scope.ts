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
 * Whether the scope is the actor's own record and those below it: it compares ids, not a column that callers write.
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
 * Fields that the server fills in for the actor: the scope column, or the fields that a new record below its own
 * copies.
 */
export function filledFields(actor: Principal, entity: Entity): readonly string[] {
  const scope = rowScope(actor, entity);
  if (isOwnRecord(scope)) return entity.addsBelow ? [...entity.addsBelow.same, ...belongsBy(entity)] : [];
  if (scope.kind !== 'some' || entity.fields.get(scope.column)?.derived) return [];
  return [scope.column];
}

/** The parent field, through which an own record has others below it. */
function belongsBy({ tree }: Entity): readonly string[] {
  return tree === undefined ? [] : [tree];
}

/** Whether the actor has no choice in a field that the server fills in; an actor with several ties has one. */
export function isFixed(actor: Principal, entity: Entity, name: string): boolean {
  if (!filledFields(actor, entity).includes(name)) return false;
  const scope = rowScope(actor, entity);
  return isOwnRecord(scope) || (scope.kind === 'some' && scope.values.length === 1);
}

export function isInScope(scope: RowScope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.kind === 'some') return scope.values.some((value) => value === row[scope.column]);
  return scope.kind === 'all';
}

/** Whether the row scope gives the field the same value in all rows of the actor. */
export function isSameInAll(actor: Principal, entity: Entity, name: string): boolean {
  const scope = rowScope(actor, entity);
  return scope.kind === 'some' && scope.column === name && scope.values.length === 1;
}
