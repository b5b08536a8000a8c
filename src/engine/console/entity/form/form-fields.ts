import { readableFields, writableFields } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import { filledFields, isOwnRecord, rowScope } from '../../../schema/access/row-scope';
import type { Action, Entity, Field } from '../../../schema/model/entity';
import { actionInputs, isFrom } from '../../../schema/model/workflow';
import { filledDefault } from '../../../schema/write/filled-defaults';
import { startingState } from '../../../schema/write/record-issues';
import type { Resource } from '../../data/resource';
import { startValue } from '../fields/start-value';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that the actor may write in a new or a stored record, without those that the resource hides. The form of a
 * new record also leaves out the fields that later actions ask for.
 */
export function formFields(
  entity: Entity,
  resource: Resource,
  actor: Actor,
  isNew = false,
): readonly Field[] {
  const { hidden: never = [], createOnly = [] } = resource.form ?? {};
  const hidden = new Set<string>([...never, ...(isNew ? laterFields(entity) : createOnly)]);
  return writableFields(actor, entity).filter((field) => !hidden.has(field.name));
}

/** Optional fields that actions ask for, unless one of these actions is possible for a new record. */
function laterFields(entity: Entity): readonly string[] {
  const start = startingState(entity);
  const inputsOf = (actions: readonly Action[]) => actions.flatMap((action) => actionInputs(entity, action));
  const first = inputsOf(entity.actions.filter((action) => isFrom(action, start)));
  return inputsOf(entity.actions)
    .filter((field) => !field.required && !first.includes(field))
    .map(({ name }) => name);
}

/**
 * Read-only fields that the form shows among its inputs, because the database fills them: sequence numbers and
 * computed values.
 */
export function madeFields(entity: Entity, resource: Resource, actor: Actor): readonly Field[] {
  const hidden = new Set<string>(resource.form?.hidden);
  return readableFields(actor, entity).filter(
    ({ name, computed, sequence }) => (computed ?? sequence) !== undefined && !hidden.has(name),
  );
}

/** Initial values of a new record: declared defaults, overridden by `fixed`. */
export function startValues(fields: readonly Field[], fixed: Values, actor: Actor): Values {
  const now = new Date();
  // Shows the defaults that the database would fill in, so that the user can change them.
  const firstValue = (field: Field) =>
    fixed[field.name] ?? filledDefault(field, actor, now) ?? startValue(field);
  return Object.fromEntries(fields.map((field) => [field.name, firstValue(field)]));
}

/**
 * The value of the field that ties a new record to the actor's row scope, such as its branch. If the actor has
 * several, the first, as on the server.
 */
export function tiedValues(entity: Entity, actor: Actor): Values {
  const scope = rowScope(actor, entity);
  if (scope.kind !== 'some' || isOwnRecord(scope) || !filledFields(actor, entity).includes(scope.column))
    return {};
  return { [scope.column]: scope.values[0] };
}
