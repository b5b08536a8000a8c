import type { Entity } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Faults of `x-tree`, which names the reference to the record above. */
export function treeFaults(entity: Entity): Fault[] {
  if (entity.tree === undefined) return [];
  const field = entity.fields.get(entity.tree);
  if (field?.type === 'reference' && field.ref === entity.name) return [];
  const remedy = 'Name the property that points to the record above.';
  return [faultAt('/x-tree', entity.tree, `a reference to ${entity.name}`, remedy)];
}
