import { type Action, type Entity, type Field, fieldNamed } from './entity';

type Row = Readonly<Record<string, unknown>>;

export function actionNamed(entity: Entity, name: string): Action | undefined {
  return entity.actions.find((action) => action.name === name);
}

/** Whether the record's present state lets the action happen. */
export function isFrom(action: Action, row: Row): boolean {
  return action.from.some((state) => state === row[action.field]);
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

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
