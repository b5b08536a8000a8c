import type { Entity } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import { type Fault, faultAt } from './fault';

const expected = 'a property with a column and an order, which can be indexed';

/** Whether a B-tree can hold the values of the property. */
export function isIndexable({ fields }: Entity, name: string): boolean {
  const type = fields.get(name)?.type;
  return type !== undefined && traitsOf(type).sortable === true && type !== 'computed';
}

/** Faults of a name whose column is to be indexed. */
export function indexFaults(entity: Entity, name: string, at: string): readonly Fault[] {
  return isIndexable(entity, name) ? [] : [faultAt(at, name, expected, 'Name another property.')];
}

/** Faults of a property whose own column is to be indexed. */
export function ownIndexFaults(
  entity: Entity,
  { name, type }: { readonly name: string; readonly type: string },
  value: unknown,
  at: string,
): readonly Fault[] {
  return isIndexable(entity, name) ? [] : [faultAt(at, value, expected, `Remove it; ${name} is ${type}.`)];
}
