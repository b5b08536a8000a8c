import type { Endpoint } from '../contract/endpoint';
import type { Action, Entity } from '../model/entity';
import { hasTotals } from '../model/list-totals';
import { parentField } from '../model/parent-field';
import {
  exportOf,
  formOf,
  historyOf,
  listOf,
  optionsOf,
  parentOptionsOf,
  showOne,
  totalsOf,
} from './reading';
import { actionOf, batchOf, createIn, deleteOne, importInto, updateOne } from './writing';

/** What an endpoint does with the records of its entity; the server has one handler for each. */
export type EntityCall =
  | 'list'
  | 'totals'
  | 'options'
  | 'parentOptions'
  | 'export'
  | 'show'
  | 'form'
  | 'history'
  | 'create'
  | 'update'
  | 'delete'
  | 'batch'
  | 'import'
  | 'action';

/** An endpoint of an entity. Its handler checks query and body by the declaration of the entity. */
interface OfEntity extends Endpoint {
  readonly entity: string;
  /** Whether the entity offers it to anybody; if not, the route refuses every call. */
  readonly isOffered: boolean;
}

interface RecordEndpoint extends OfEntity {
  readonly call: Exclude<EntityCall, 'action'>;
}

interface ActionEndpoint extends OfEntity {
  readonly call: 'action';
  readonly action: Action;
}

export type EntityEndpoint = RecordEndpoint | ActionEndpoint;

/** Every endpoint of an entity: its routes and its part of the OpenAPI document. */
export function entityEndpoints(entity: Entity): readonly EntityEndpoint[] {
  const { operations } = entity;
  const common = { entity: entity.name, tags: [entity.name], isOffered: true };
  const endpoints: readonly (EntityEndpoint | false)[] = [
    { ...listOf(entity), ...common, call: 'list' },
    hasTotals(entity) && { ...totalsOf(entity), ...common, call: 'totals' },
    { ...optionsOf(entity), ...common, call: 'options' },
    parentField(entity) !== undefined && { ...parentOptionsOf(entity), ...common, call: 'parentOptions' },
    operations.has('export') && { ...exportOf(entity), ...common, call: 'export' },
    { ...showOne(entity), ...common, call: 'show' },
    { ...formOf(entity), ...common, call: 'form' },
    entity.history && { ...historyOf(entity), ...common, call: 'history' },
    { ...createIn(entity), ...common, call: 'create', isOffered: operations.has('create') },
    { ...updateOne(entity), ...common, call: 'update', isOffered: operations.has('update') },
    { ...deleteOne(entity), ...common, call: 'delete', isOffered: operations.has('delete') },
    { ...batchOf(entity), ...common, call: 'batch' },
    { ...importInto(entity), ...common, call: 'import', isOffered: operations.has('import') },
  ];
  const actions = entity.actions.map(
    (action): ActionEndpoint => ({ ...actionOf(entity, action), ...common, call: 'action', action }),
  );
  return [...endpoints.filter((endpoint) => endpoint !== false), ...actions];
}
