import type { Entity } from '../model/entity';
import type { FieldType } from '../model/field-type';
import { can, writableFields } from './access';
import type { Principal } from './principal';

const fileTypes: ReadonlySet<FieldType> = new Set(['image', 'images', 'file']);

/** Whether there is an entity to whose records the actor may give a file. */
export function mayUpload(actor: Principal, entities: Iterable<Entity>): boolean {
  return [...entities].some((entity) => {
    const files = writableFields(actor, entity).filter(({ type }) => fileTypes.has(type));
    const demands = entity.actions.filter(({ require = [] }) =>
      files.some(({ name }) => require.includes(name)),
    );
    const ways = ['create', 'update', ...demands.map(({ name }) => name)];
    return files.length > 0 && ways.some((action) => can(actor, action, entity));
  });
}
