import type { ValidateFunction } from 'ajv/dist/2020';
import { type Issue, issuesOf } from '../contract/issue';
import { type Entity, type Field, givenFields } from '../model/entity';
import { partName } from '../model/nested-fields';
import { applies, isDemanded, isEmpty } from './condition';

type Row = Readonly<Record<string, unknown>>;

/**
 * What is wrong with a whole record: by the validator of its entity, and between its fields. Fills the defaults of
 * fields that apply into `given`. `known`: what else is known of the record, such as workflow states.
 */
export function recordIssues(
  entity: Entity,
  validate: ValidateFunction,
  given: Record<string, unknown>,
  known: Row = {},
): Issue[] {
  const named = new Set(Object.keys(given));
  const alone = validate(given) ? [] : issuesOf(validate.errors ?? [], given);
  const around = { ...startingState(entity), ...known };
  for (const name of idleFields(givenFields(entity), { ...around, ...given })) {
    if (!named.has(name)) delete given[name];
  }
  const refused = new Set(alone.map(({ field }) => field));
  const between = issuesBetween([...entity.fields.values()], { ...around, ...given }, '');
  return [...alone, ...between.filter(({ field }) => !refused.has(field))];
}

/** What fields that no caller fills hold in a new record: workflow states. */
export function startingState({ fields }: Entity): Row {
  return Object.fromEntries(
    [...fields.values()]
      .filter(({ derived, property }) => derived && property.default !== undefined)
      .map(({ name, property }) => [name, property.default]),
  );
}

/** Names of the fields that hold something and do not apply, or would not once the others were empty. */
export function idleFields(fields: readonly Field[], record: Row): string[] {
  const row: Record<string, unknown> = { ...record };
  const idle: string[] = [];
  for (;;) {
    const found = fields.filter((field) => !isEmpty(row[field.name]) && !applies(field, row));
    if (found.length === 0) return idle;
    for (const { name } of found) {
      row[name] = null;
      idle.push(name);
    }
  }
}

function issuesBetween(fields: readonly Field[], row: Row, path: string): Issue[] {
  return fields.flatMap((field): Issue[] => {
    const name = partName(field);
    const at = `${path}${name}`;
    const value = row[name];
    // The validator has missed what every record must have.
    if (isEmpty(value)) return !field.required && isDemanded(field, row) ? [issue(at, 'required')] : [];
    if (!applies(field, row)) return [issue(at, 'notApplicable')];
    if (field.type === 'object') return isObject(value) ? issuesBetween(field.fields, value, `${at}.`) : [];
    if (field.type !== 'objects' || !Array.isArray(value)) return [];
    return value.flatMap((one: unknown, index) =>
      isObject(one) ? issuesBetween(field.fields, one, `${at}.${index}.`) : [],
    );
  });
}

function issue(field: string, rule: string): Issue {
  return { field, rule, params: {} };
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
