import { readableFields, writableFields } from '../../../entity/access/access';
import type { Actor } from '../../../entity/access/actor';
import { filledFields, isOwnRecord, rowScope } from '../../../entity/access/row-scope';
import type { Action, Entity, Field, Group } from '../../../entity/model/entity';
import type { FieldType } from '../../../entity/model/field-type';
import { askedFields, isFrom } from '../../../entity/model/workflow';
import { filledDefault } from '../../../entity/write/filled-defaults';
import { startingState } from '../../../entity/write/record-issues';
import type { Resource } from '../../data/resource';
import { startValue } from '../fields/start-value';

export type Values = Readonly<Record<string, unknown>>;

/** A titled section of a form; the last one, without a group, contains the fields of no group. */
export interface Section {
  readonly group: Group | undefined;
  readonly fields: readonly Field[];
}

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
  const askedBy = (actions: readonly Action[]) => actions.flatMap((action) => askedFields(entity, action));
  const first = askedBy(entity.actions.filter((action) => isFrom(action, start)));
  return askedBy(entity.actions)
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

/** The fields by declared group, without empty groups. */
export function sectionsOf(entity: Entity, fields: readonly Field[]): Section[] {
  const grouped = new Set(entity.groups.flatMap((group) => group.fields));
  const named: Section[] = entity.groups.map((group) => ({
    group,
    fields: group.fields.flatMap((name) => fields.filter((field) => field.name === name)),
  }));
  const rest: Section = { group: undefined, fields: fields.filter((field) => !grouped.has(field.name)) };
  return [...named, rest].filter((section) => section.fields.length > 0);
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
 * The value of the field that ties a new record to the actor's row scope, such as the store. If the actor has
 * several, the first, as on the server.
 */
export function tiedValues(entity: Entity, actor: Actor): Values {
  const scope = rowScope(actor, entity);
  if (scope.kind !== 'some' || isOwnRecord(scope) || !filledFields(actor, entity).includes(scope.column))
    return {};
  return { [scope.column]: scope.values[0] };
}

const wide: ReadonlySet<FieldType> = new Set([
  'longText',
  'richText',
  'json',
  'object',
  'objects',
  'images',
  'files',
]);

/** Whether the field's input takes the full width of a form. */
export function isWide({ type, localized }: Field): boolean {
  return localized !== undefined || wide.has(type);
}
