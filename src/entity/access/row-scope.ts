import type { Entity } from '../model/entity';
import { type Actor, isRoot } from './actor';

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
export function rowScope(actor: Actor, entity: Entity): RowScope {
  if (isRoot(actor) || actor.scope === 'all' || entity.scope.everyone) return { kind: 'all' };
  const column = entity.scope[actor.scope];
  const values = actor.scope === 'store' ? actor.stores : [actor.pcode].filter((code) => code !== null);
  if (column === undefined || values.length === 0) return { kind: 'none' };
  return { kind: 'some', column, values };
}

/** Whether the actor looks after its own record and those below it, which no other joins by what it holds. */
export function isOwnRecord(scope: RowScope): boolean {
  return scope.kind === 'some' && scope.column === 'id';
}

/** Whether the actor adds records below its own, as its partner lets its stores do. */
export function addsBelowOwn(actor: Actor, entity: Entity): boolean {
  const setting = entity.storeAdds?.setting;
  if (setting === undefined || !isOwnRecord(rowScope(actor, entity))) return false;
  return actor.partnerAllows.includes(setting);
}

/** Fields that the server fills in for the actor: what ties a row to it, or what a new one below its own takes from that. */
export function filledFields(actor: Actor, entity: Entity): readonly string[] {
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
export function isFixed(actor: Actor, entity: Entity, name: string): boolean {
  if (!filledFields(actor, entity).includes(name)) return false;
  const scope = rowScope(actor, entity);
  return isOwnRecord(scope) || (scope.kind === 'some' && scope.values.length === 1);
}

/** Whether the row is one of these. */
export function isInScope(scope: RowScope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.kind === 'some') return scope.values.some((value) => value === row[scope.column]);
  return scope.kind === 'all';
}

/** Whether all rows that the actor may touch hold the same in this field, as it ties them to it. */
export function isSameInAll(actor: Actor, entity: Entity, name: string): boolean {
  const scope = rowScope(actor, entity);
  return scope.kind === 'some' && scope.column === name && scope.values.length === 1;
}
