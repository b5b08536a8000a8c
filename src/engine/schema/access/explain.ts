import type { Entity, Field } from '../model/entity';
import { actionInputs, actionNamed, isFrom } from '../model/workflow';
import { type Decision, decide, decideRead, decideWrite } from './access';
import type { Actor } from './actor';
import type { RecordLimits, RecordRefusal } from './record-limits';
import { isInScope, rowScope } from './row-scope';

type Row = Readonly<Record<string, unknown>>;

/** A question about access: may the actor take this action, on this record, with this field? */
export interface Question {
  readonly entity: Entity;
  /** A verb or a workflow action. */
  readonly action: string;
  /** The stored record, with all its fields. */
  readonly record?: Row;
  readonly limits?: RecordLimits | undefined;
  readonly field?: Field;
  /** Whether the account can sign in; default true. */
  readonly available?: boolean;
}

/** Reasons in addition to those of a decision; the words are `access.{reason}` in each language. */
type StepReason =
  | Decision['reason']
  | RecordRefusal
  | 'allRows'
  | 'ownRows'
  | 'notOwnRow'
  | `without.${string}`
  | 'possible'
  | 'wrongState'
  | 'notTaken'
  | 'notInFiles'
  | 'accountDisabled';

/** One check: of the account, the action on the entity, the record, its state, or the field. */
export interface Step extends Decision<StepReason> {
  readonly about: 'account' | 'action' | 'record' | 'state' | 'field';
}

/** Allowed if every step is allowed. */
export interface Explanation {
  readonly allowed: boolean;
  readonly steps: readonly Step[];
}

/** Explains why the actor may or may not take the action, by the functions with which the server decides. */
export function explain(actor: Actor, question: Question): Explanation {
  const { entity, action, record, limits, field, available = true } = question;
  const steps: Step[] = [
    ...(available ? [] : [{ about: 'account' as const, ...no('accountDisabled') }]),
    actionStep(actor, action, entity),
    ...(record ? [recordStep(actor, entity, record), ...stateSteps(entity, action, record)] : []),
    ...refusalStep('record', limits?.actions[action]),
    ...(field ? [{ about: 'field' as const, ...decideField(actor, action, field, entity) }] : []),
    ...(field && action === 'update' ? refusalStep('field', limits?.fields[field.name]) : []),
  ];
  return { allowed: steps.every((step) => step.allowed), steps };
}

/** Whether the actor may see the field, or write it, as the action requires. */
export function decideField(
  actor: Actor,
  action: string,
  field: Field,
  entity: Entity,
): Decision<StepReason> {
  if (action === 'list' || action === 'show' || action === 'export') return decideRead(actor, field);
  if (action === 'import' && field.secret) return no('notInFiles');
  if (action === 'create' || action === 'update' || action === 'import') {
    return decideWrite(actor, field, entity);
  }
  const taken = actionNamed(entity, action);
  return taken && actionInputs(entity, taken).includes(field)
    ? decideWrite(actor, field, entity)
    : no('notTaken');
}

function actionStep(actor: Actor, action: string, entity: Entity): Step {
  const decision = decide(actor, action, entity);
  return decision.reason === 'noRows'
    ? { about: 'action', ...no(whyNoRows(actor, entity)) }
    : { about: 'action', ...decision };
}

/** Why no row is in scope: the entity has no rows for this kind of account, or the account has no tie. */
function whyNoRows(actor: Actor, entity: Entity): StepReason {
  const isTied = actor.scope !== 'all' && entity.scope.columns[actor.scope] !== undefined;
  return isTied ? `without.${actor.scope}` : 'noRows';
}

function recordStep(actor: Actor, entity: Entity, record: Row): Step {
  const scope = rowScope(actor, entity);
  const about = 'record';
  if (isInScope(scope, record)) {
    return scope.kind === 'some'
      ? { about, allowed: true, reason: 'ownRows', params: { field: scope.column } }
      : { about, allowed: true, reason: 'allRows', params: {} };
  }
  return scope.kind === 'some'
    ? { about, ...no('notOwnRow', { field: scope.column }) }
    : { about, ...no(whyNoRows(actor, entity)) };
}

function refusalStep(about: 'record' | 'field', refusal: RecordRefusal | undefined): Step[] {
  return refusal === undefined ? [] : [{ about, ...no(refusal) }];
}

/** Only for workflow actions; also checked for ROOT. */
function stateSteps(entity: Entity, action: string, record: Row): Step[] {
  const declared = actionNamed(entity, action);
  if (!declared) return [];
  const params = { field: declared.field };
  return [
    isFrom(declared, record)
      ? { about: 'state', allowed: true, reason: 'possible', params }
      : { about: 'state', ...no('wrongState', params) },
  ];
}

function no(reason: StepReason, params: Decision['params'] = {}): Decision<StepReason> {
  return { allowed: false, reason, params };
}
