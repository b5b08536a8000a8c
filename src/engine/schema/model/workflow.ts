import { type Action, type Entity, type Field, fieldNamed } from './entity';

type Row = Readonly<Record<string, unknown>>;

export function actionNamed(entity: Entity, name: string): Action | undefined {
  return entity.actions.find((action) => action.name === name);
}

/** Also finds transitions that only the server takes. Expects a validated name: throws only on a programming error. */
export function transitionNamed(entity: Entity, name: string): Action {
  const transition = entity.transitions.find((action) => action.name === name);
  if (!transition) throw new Error(`${entity.name} has no transition ${name}`);
  return transition;
}

/** Whether the action can start in the record's current state. */
export function isFrom(action: Action, row: Row): boolean {
  return action.from.some((state) => state === row[action.field]);
}

/** The actions that lead back from the target state to `state`; none: the action is final. */
export function actionsBack({ actions }: Entity, { field, to }: Action, state: unknown): readonly Action[] {
  return actions.filter((back) => back.field === field && back.from.includes(to) && back.to === state);
}

/**
 * Whether an action back is a plain undo: unlike a separate step, it requires no fields and records no actor.
 */
export function isUndo({ require = [], set = {} }: Action): boolean {
  const notesActor = Object.values(set).some(
    (effect) => typeof effect === 'object' && effect !== null && effect.from === 'actor',
  );
  return require.length === 0 && !notesActor;
}

/** Fields that a call may pass with the action, required ones first. */
export function actionInputs(entity: Entity, { require = [], input = [] }: Action): readonly Field[] {
  return [...require, ...input].map((name) => fieldNamed(entity, name));
}

/** Fields that the action requires and that neither the record nor the call fills. */
export function missingFor(action: Action, row: Row, inputs: Row): string[] {
  return (action.require ?? []).filter((field) =>
    isBlank(inputs[field] === undefined ? row[field] : inputs[field]),
  );
}

interface LikelySteps {
  readonly next: Action | undefined;
  /** Another action from the same state, such as refusing instead of approving, or stopping a run. */
  readonly counterpart: Action | undefined;
}

/** Selects from the possible actions the one that advances the record, and its alternative. */
export function likelySteps(entity: Entity, possible: readonly Action[], row: Row): LikelySteps {
  // An action that the server takes by itself (`auto`) is not offered, except a stop (`danger`): people may
  // want it earlier.
  const offered = possible.filter(({ auto, danger }) => !auto || danger);
  const harmless = offered.filter(({ danger }) => !danger);
  const next = harmless.find((action) => leadsOn(entity, action, row[action.field])) ?? harmless[0];
  const isBeside = ({ field }: Action) =>
    next ? field === next.field : fieldNamed(entity, field).type === 'enum';
  const others = offered.filter((action) => action !== next && isBeside(action));
  return { next, counterpart: others.find(({ danger }) => danger) ?? others[0] };
}

/** Whether the target state is declared after the current one. */
export function leadsOn(entity: Entity, { field, to }: Action, state: unknown): boolean {
  const states: readonly unknown[] = fieldNamed(entity, field).options.map(({ value }) => value);
  return states.indexOf(state) < states.indexOf(to);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
