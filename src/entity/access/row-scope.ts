import type { Entity } from '../model/entity';
import { isRoot } from './actor';
import type { DevicePrincipal, Principal } from './principal';

/** Which rows of an entity an actor may touch. */
export type RowScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'some';
      readonly column: string;
      /** What the column of such a row holds one of; the first is the actor's own. */
      readonly values: readonly (string | number)[];
    };

/** The rows of the entity that the actor may touch. */
export function rowScope(actor: Principal, entity: Entity): RowScope {
  if (entity.scope.everyone || actor.kind === 'system') return { kind: 'all' };
  if (actor.kind === 'device') return deviceScope(actor, entity);
  if (isRoot(actor) || actor.scope === 'all') return { kind: 'all' };
  return tied(entity.scope[actor.scope], actor.scope === 'store' ? actor.stores : valuesOf(actor.pcode));
}

function deviceScope({ store, pcode }: DevicePrincipal, { scope }: Entity): RowScope {
  return scope.store === undefined
    ? tied(scope.partner, valuesOf(pcode))
    : tied(scope.store, valuesOf(store));
}

function tied(column: string | undefined, values: readonly (string | number)[]): RowScope {
  return column === undefined || values.length === 0 ? { kind: 'none' } : { kind: 'some', column, values };
}

function valuesOf<Value>(value: Value | null): readonly Value[] {
  return value === null ? [] : [value];
}

/** Whether the actor looks after its own record and those below it, which no other joins by what it holds. */
export function isOwnRecord(scope: RowScope): boolean {
  return scope.kind === 'some' && scope.column === 'id';
}

/** Whether the actor adds records below its own, as its partner lets its stores do. */
export function addsBelowOwn(actor: Principal, entity: Entity): boolean {
  const setting = entity.storeAdds?.setting;
  if (setting === undefined || !isOwnRecord(rowScope(actor, entity))) return false;
  return actor.kind === 'account' && actor.partnerAllows.includes(setting);
}

/** Fields that the server fills in for the actor: what ties a row to it, or what a new one below its own takes from that. */
export function filledFields(actor: Principal, entity: Entity): readonly string[] {
  const scope = rowScope(actor, entity);
  if (isOwnRecord(scope)) return entity.storeAdds ? [...entity.storeAdds.same, ...belongsBy(entity)] : [];
  if (scope.kind !== 'some' || entity.fields.get(scope.column)?.derived) return [];
  return [scope.column];
}

/** The field by which a store's own record has others below it. */
function belongsBy({ tree }: Entity): readonly string[] {
  return tree === undefined ? [] : [tree];
}

/** Whether what the server fills in is all that the actor could give; of several stores it may choose one. */
export function isFixed(actor: Principal, entity: Entity, name: string): boolean {
  if (!filledFields(actor, entity).includes(name)) return false;
  const scope = rowScope(actor, entity);
  return isOwnRecord(scope) || (scope.kind === 'some' && scope.values.length === 1);
}

export function isInScope(scope: RowScope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.kind === 'some') return scope.values.some((value) => value === row[scope.column]);
  return scope.kind === 'all';
}

/** Whether all rows that the actor may touch hold the same in this field, as it ties them to it. */
export function isSameInAll(actor: Principal, entity: Entity, name: string): boolean {
  const scope = rowScope(actor, entity);
  return scope.kind === 'some' && scope.column === name && scope.values.length === 1;
}
