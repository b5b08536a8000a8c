import { AppError, type WordParams } from '../contract/app-error';
import { type Entity, type Field, fieldNamed, isRequiredInCreate } from '../model/entity';
import { levelOfSource } from '../model/made-values';
import { oncePerPair } from '../model/once-per';
import { isRoot, ownTie } from './actor';
import type { FieldRule } from './field-rules';
import type { Principal } from './principal';
import { addsBelowOwn, filledFields, isFixed, isOwnRecord, rowScope } from './row-scope';
import { isVerb, permissionFor } from './verbs';

/** Reasons for permitting; the words are `access.{reason}` in each language. */
export type Allowance = 'root' | 'hasPermission' | 'noRule';

/** Reasons for refusing. */
export type Refusal =
  | 'mustChangePassword'
  | 'notOffered'
  | 'lacksPermission'
  | 'noRows'
  | 'neverOwn'
  | 'operatorsWrite'
  | 'settingOff'
  | 'hiddenState'
  | 'lacksField'
  | 'secret'
  | 'derived'
  | 'filledForYou'
  | 'hiddenByRoles'
  | 'readonlyByRoles';

export interface Decision<Reason extends string = Allowance | Refusal> {
  readonly allowed: boolean;
  readonly reason: Reason;
  readonly params: WordParams;
}

/** Whether the actor may take the action on the entity at all; the functions below decide about rows and fields. */
export function decide(actor: Principal, action: string, entity: Entity): Decision {
  if (actor.kind === 'account' && actor.mustChange) return denied('mustChangePassword');
  if (!isOffered(entity, action)) return denied('notOffered', { action });
  if (isRoot(actor)) return allowed('root');
  const permission = permissionFor(entity, action);
  if (!actor.perms.includes(permission)) return denied('lacksPermission', { permission });
  const scope = rowScope(actor, entity);
  if (scope.kind === 'none') return denied('noRows');
  if (entity.scope.isReadOnly && !isReading(action) && !isOperator(actor)) return denied('operatorsWrite');
  if ((action === 'create' || action === 'import') && isOwnRecord(scope) && !addsBelowOwn(actor, entity)) {
    return entity.addsBelow
      ? denied('settingOff', { setting: entity.addsBelow.setting })
      : denied('neverOwn');
  }
  const state = stateField(entity, action);
  if (state && !canRead(actor, state)) return denied('hiddenState', { field: state.name });
  const lacked = neededFields(actor, action, entity).find((field) => !canWrite(actor, field));
  if (lacked) return denied('lacksField', { field: lacked.name });
  return allowed('hasPermission', { permission });
}

export function can(actor: Principal, action: string, entity: Entity): boolean {
  return decide(actor, action, entity).allowed;
}

/** Throws `forbidden` when `decide` refuses. */
export function assertCan(actor: Principal, action: string, entity: Entity): void {
  const decision = decide(actor, action, entity);
  if (!decision.allowed) throw new AppError('forbidden', { action, ...decision.params });
}

/** Whether the actor reaches all rows of every entity. */
function isOperator(actor: Principal): boolean {
  return actor.kind === 'account' && actor.scope === 'all';
}

function isReading(action: string): boolean {
  return action === 'list' || action === 'show' || action === 'export';
}

function isOffered(entity: Entity, action: string): boolean {
  if (!isVerb(action)) return entity.actions.some((declared) => declared.name === action);
  return action === 'list' || action === 'show' || entity.operations.has(action);
}

/** The state field of a workflow action. It decides which actions are possible, so it must be readable for the actor. */
function stateField(entity: Entity, action: string): Field | undefined {
  const declared = entity.actions.find(({ name }) => name === action);
  return declared && entity.fields.get(declared.field);
}

/** The fields that the action requires, without those that the server fills in. */
function neededFields(actor: Principal, action: string, entity: Entity): readonly Field[] {
  if (action === 'create' || action === 'import') {
    const filled = filledFields(actor, entity);
    const isNeeded = (field: Field) =>
      isRequiredInCreate(field) || (field.required && isFilledInVain(actor, field));
    return [...entity.fields.values()].filter((field) => isNeeded(field) && !filled.includes(field.name));
  }
  const declared = entity.actions.find(({ name }) => name === action);
  return (declared?.require ?? []).map((name) => fieldNamed(entity, name));
}

/** Whether the server would fill the field with a tie that the account lacks. */
function isFilledInVain(actor: Principal, { filledFrom }: Field): boolean {
  const level = levelOfSource(filledFrom);
  return actor.kind === 'account' && level !== undefined && ownTie(actor, level.name) === null;
}

export function decideRead(actor: Principal, field: Field): Decision {
  return field.secret ? denied('secret') : sightOf(actor, field);
}

/** Whether the actor may write the field; a secret is writable though not readable. */
export function decideWrite(actor: Principal, field: Field, entity: Entity): Decision {
  if (isFixed(actor, entity, field.name)) return denied('filledForYou');
  return decideChange(actor, field);
}

function decideChange(actor: Principal, field: Field): Decision {
  if (field.derived) return denied('derived');
  const sight = sightOf(actor, field);
  if (!sight.allowed || isRoot(actor)) return sight;
  if (rulesFor(actor, field)?.readonly?.includes(field.name)) return denied('readonlyByRoles');
  return heldOf(actor, field.writePerms);
}

function sightOf(actor: Principal, field: Field): Decision {
  if (isRoot(actor)) return allowed('root');
  if (rulesFor(actor, field)?.hidden?.includes(field.name)) return denied('hiddenByRoles');
  return heldOf(actor, field.readPerms);
}

/** The field rules of the actor's roles; a machine holds no roles. */
function rulesFor(actor: Principal, field: Field): FieldRule | undefined {
  return actor.kind === 'account' ? actor.fields[field.entity] : undefined;
}

function heldOf(actor: Principal, perms: readonly string[] | undefined): Decision {
  if (perms === undefined) return allowed('noRule');
  const permission = perms.find((perm) => actor.perms.includes(perm));
  return permission === undefined
    ? denied('lacksPermission', { permission: perms.join(', ') })
    : allowed('hasPermission', { permission });
}

export function canRead(actor: Principal, field: Field): boolean {
  return decideRead(actor, field).allowed;
}

/** Whether the actor may change the field, regardless of whether it is a column of the row scope. */
export function canWrite(actor: Principal, field: Field): boolean {
  return decideChange(actor, field).allowed;
}

/** Fields that the actor may read. */
export const readableFields = oncePerPair((actor: Principal, { fields }: Entity): readonly Field[] =>
  [...fields.values()].filter((field) => canRead(actor, field)),
);

/** Fields that the actor may write, without those that the server fills in. */
export function writableFields(actor: Principal, entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => decideWrite(actor, field, entity).allowed);
}

function allowed(reason: Allowance, params: WordParams = {}): Decision {
  return { allowed: true, reason, params };
}

function denied(reason: Refusal, params: WordParams = {}): Decision {
  return { allowed: false, reason, params };
}
