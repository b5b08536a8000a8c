import { type Action, type Entity, type Field, fieldNamed } from './entity';

type Row = Readonly<Record<string, unknown>>;

export function actionNamed(entity: Entity, name: string): Action | undefined {
  return entity.actions.find((action) => action.name === name);
}

/** For names that were checked before, also of what only the server does. Throws on a programming error only. */
export function transitionNamed(entity: Entity, name: string): Action {
  const transition = entity.transitions.find((action) => action.name === name);
  if (!transition) throw new Error(`${entity.name} has no transition ${name}`);
  return transition;
}

/** Whether the record's present state lets the action happen. */
export function isFrom(action: Action, row: Row): boolean {
  return action.from.some((state) => state === row[action.field]);
}

/** The actions that lead from where this one leads back to the state that it is taken in; where there are none, it is final. */
export function waysBack({ actions }: Entity, { field, to }: Action, state: unknown): readonly Action[] {
  return actions.filter((back) => back.field === field && back.from.includes(to) && back.to === state);
}

/** Whether a way back undoes: it asks for nothing, and does not note who takes it, as a step of its own does. */
export function isUndo({ require = [], set = {} }: Action): boolean {
  const notesActor = Object.values(set).some(
    (effect) => typeof effect === 'object' && effect !== null && effect.from === 'actor',
  );
  return require.length === 0 && !notesActor;
}

/** Fields that a call may give with the action: those that it demands come first. */
export function askedFields(entity: Entity, { require = [], input = [] }: Action): readonly Field[] {
  return [...require, ...input].map((name) => fieldNamed(entity, name));
}

/** Fields that the action demands and that neither the record nor the call fills. */
export function missingFor(action: Action, row: Row, given: Row): string[] {
  return (action.require ?? []).filter((field) =>
    isBlank(given[field] === undefined ? row[field] : given[field]),
  );
}

interface LikelySteps {
  readonly next: Action | undefined;
  /** Another way from the same state, such as to refuse what can be passed, or to stop what runs. */
  readonly counterpart: Action | undefined;
}

/** Of the actions that are possible with a record, the one that takes it on, and its counterpart. */
export function likelySteps(entity: Entity, possible: readonly Action[], row: Row): LikelySteps {
  // What only the server is waited for need not be offered; to stop something before its time is up to people.
  const offered = possible.filter(({ auto, danger }) => !auto || danger);
  const harmless = offered.filter(({ danger }) => !danger);
  const next = harmless.find((action) => leadsOn(entity, action, row[action.field])) ?? harmless[0];
  const isBeside = ({ field }: Action) =>
    next ? field === next.field : fieldNamed(entity, field).type === 'enum';
  const others = offered.filter((action) => action !== next && isBeside(action));
  return { next, counterpart: others.find(({ danger }) => danger) ?? others[0] };
}

/** Whether the action leads from the state to one that is declared after it. */
export function leadsOn(entity: Entity, { field, to }: Action, state: unknown): boolean {
  const states: readonly unknown[] = fieldNamed(entity, field).options.map(({ value }) => value);
  return states.indexOf(state) < states.indexOf(to);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
