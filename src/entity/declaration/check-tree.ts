import type { Entity } from '../model/entity';
import type { Fault } from './fault';

/** Faults of `x-tree`, which names the reference to the record above. */
export function treeFaults(file: string, entity: Entity): Fault[] {
  if (entity.tree === undefined) return [];
  const field = entity.fields.get(entity.tree);
  if (field?.type === 'reference' && field.ref === entity.name) return [];
  return [
    {
      file,
      pointer: '/x-tree',
      value: entity.tree,
      expected: `a reference to ${entity.name}`,
      remedy: 'Name the property that points to the record above.',
    },
  ];
}
