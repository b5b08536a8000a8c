import { type Entity, fieldNamed } from '../model/entity';

export interface Sorter {
  field: string;
  order: 'asc' | 'desc';
}

/** Whether the entity accepts the order; a big entity accepts only indexed orders. */
export function isAcceptedOrder(entity: Entity, sorters: readonly Sorter[]): boolean {
  if (!entity.orders || sorters.length === 0) return true;
  const decisive = decisiveSorters(entity, sorters) ?? sorters;
  const isOneWay = decisive.every(({ order }) => order === decisive[0]?.order);
  return isOneWay && entity.orders.has(decisive.map(({ field }) => field).join());
}

/**
 * The sorters up to the first one that decides between all rows; without one, all sorters and `id`, in the
 * direction of the last sorter so that one index covers both.
 */
export function totalOrder(entity: Entity, sorters: readonly Sorter[]): Sorter[] {
  return (
    decisiveSorters(entity, sorters) ?? [...sorters, { field: 'id', order: sorters.at(-1)?.order ?? 'desc' }]
  );
}

/** The sorters up to the first one whose field is unique and required; undefined where none is. */
function decisiveSorters(entity: Entity, sorters: readonly Sorter[]): Sorter[] | undefined {
  const at = sorters.findIndex(({ field }) => {
    const { unique, required } = fieldNamed(entity, field);
    return unique && required;
  });
  return at < 0 ? undefined : sorters.slice(0, at + 1);
}
