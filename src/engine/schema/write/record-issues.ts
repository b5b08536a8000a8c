import type { ValidateFunction } from 'ajv/dist/2020';
import { type Issue, issuesOf } from '../contract/issue';
import { type Entity, type Field, inputFields } from '../model/entity';
import { partName } from '../model/nested-fields';
import { oncePer } from '../model/once-per';
import { applies, isDemanded, isEmpty } from './condition';
import { isObject } from './is-object';
import { ruleIssues } from './rule-issues';

type Row = Readonly<Record<string, unknown>>;

/** Something with fields and rules between them. */
type Holder = Pick<Field, 'fields' | 'rules'>;

/**
 * All issues of a whole record: those of the entity's validator, and those between fields. Fills the defaults of fields
 * that apply into `values`. `known`: other values of the record, such as workflow states; `filled`: the values that the
 * database fills into empty fields of a new record.
 */
export function recordIssues(
  entity: Entity,
  validate: ValidateFunction,
  values: Record<string, unknown>,
  known: Row = {},
  filled: Row = {},
): Issue[] {
  const sent = new Set(Object.keys(values));
  const sentParts = new Map(
    selected(entity).map(({ name }) => [name, new Set(Object.keys(values[name] ?? {}))]),
  );
  const alone = validate(values) ? [] : issuesOf(validate.errors ?? [], values);
  const { conditional, whole } = judged(entity);
  // Node 20 copies the properties after the first spread of a literal twenty times slower than `Object.assign`.
  const record: Record<string, unknown> = Object.assign({}, startingState(entity), known, values);
  Object.assign(record, fillable(entity, filled, record));
  for (const name of idleFields(conditional, record)) {
    if (sent.has(name)) continue;
    delete values[name];
    record[name] = known[name];
  }
  for (const field of selected(entity)) dropIdleDefaults(field, record, sentParts.get(field.name));
  const between = issuesBetween(whole, record, '');
  // A value that must be absent has no other issues.
  const idle = between.filter(({ rule }) => rule === 'notApplicable').map(({ field }) => `${field}.`);
  const left = alone.filter(({ field }) => !idle.some((at) => `${field}.`.startsWith(at)));
  const named = new Set(left.map(({ field }) => field));
  return [...left, ...between.filter(({ field }) => !named.has(field) && named.add(field))];
}

/**
 * `conditional`: the input fields that do not always apply. `whole`: the fields and rules that depend on
 * several values.
 */
const judged = oncePer((entity: Entity): { conditional: readonly Field[]; whole: Holder } => ({
  conditional: inputFields(entity).filter(({ when }) => when !== undefined),
  whole: { fields: [...entity.fields.values()].filter(isConditional), rules: entity.rules },
}));

/** The values that the database will fill in: those of empty fields that apply. */
function fillable({ fields }: Entity, filled: Row, values: Row): Row {
  const open = Object.entries(filled).filter(([name]) => isEmpty(values[name]));
  if (open.length === 0) return {};
  const idle = idleFields([...fields.values()], { ...values, ...Object.fromEntries(open) });
  return Object.fromEntries(open.filter(([name]) => !idle.includes(name)));
}

/**
 * The issues of the value of one field, regardless of other fields except the one that selects its variant; `validate`
 * checks a record of this field alone.
 */
export function valueIssues(
  field: Field,
  validate: ValidateFunction,
  value: unknown,
  selected?: unknown,
): Issue[] {
  const row = { [field.name]: value };
  if (!validate(row)) return issuesOf(validate.errors ?? [], row);
  const free: Field = { ...field, when: undefined, requiredWhen: undefined };
  const around = field.selector === undefined ? {} : { [field.selector]: selected };
  return issuesBetween({ fields: [free], rules: {} }, { ...around, ...row }, '');
}

/** The initial values of fields that callers cannot write: workflow states. */
export const startingState = oncePer(
  ({ fields }: Entity): Row =>
    Object.fromEntries(
      [...fields.values()]
        .filter(({ derived, property }) => derived && property.default !== undefined)
        .map(({ name, property }) => [name, property.default]),
    ),
);

/** Names of filled fields that do not apply, or would not apply once the others were emptied. */
export function idleFields(fields: readonly Field[], record: Row): string[] {
  let row = record;
  const idle: string[] = [];
  for (;;) {
    const found = fields.filter((field) => field.when && !isEmpty(row[field.name]) && !applies(field, row));
    if (found.length === 0) return idle;
    const names = found.map(({ name }) => name);
    row = { ...row, ...Object.fromEntries(names.map((name) => [name, null])) };
    idle.push(...names);
  }
}

/** Fields with variants, selected by an enum of the record. */
const selected = oncePer((entity: Entity): readonly Field[] =>
  inputFields(entity).filter(({ selector }) => selector !== undefined),
);

/** The validator fills the defaults of all variants: drops those of other variants. */
function dropIdleDefaults(field: Field, record: Row, sentNames: ReadonlySet<string> = new Set()): void {
  const value = record[field.name];
  if (!isObject(value)) return;
  for (const part of field.fields) {
    const name = partName(part);
    if (!sentNames.has(name) && !applies(part, record)) delete (value as Record<string, unknown>)[name];
  }
}

/** `around`: the values that conditions test; default: the values next to the fields. */
function issuesBetween({ fields, rules }: Holder, row: Row, path: string, around = row): Issue[] {
  const ofFields = fields.filter(isConditional).flatMap((field): Issue[] => {
    const name = partName(field);
    const at = `${path}${name}`;
    const value = row[name];
    // A property of another variant must be absent, not just empty.
    if (around !== row && value !== undefined && !applies(field, around)) return [issue(at, 'notApplicable')];
    // The validator has already reported missing fields that every record must have.
    if (isEmpty(value)) return !field.required && isDemanded(field, around) ? [issue(at, 'required')] : [];
    if (!applies(field, around)) return [issue(at, 'notApplicable')];
    if (field.type === 'object') {
      if (!isObject(value)) return [];
      return issuesBetween(field, value, `${at}.`, field.selector === undefined ? value : row);
    }
    if (field.type !== 'objects' || !Array.isArray(value)) return [];
    return value.flatMap((one: unknown, index) =>
      isObject(one) ? issuesBetween(field, one, `${at}.${index}.`) : [],
    );
  });
  return [...ofFields, ...ruleIssues(rules, row, path)];
}

/** Whether other values decide about the field or what it holds; the validator judges the rest. */
function isConditional({ when, requiredWhen, fields }: Field): boolean {
  return when !== undefined || requiredWhen !== undefined || fields.length > 0;
}

function issue(field: string, rule: string): Issue {
  return { field, rule, params: {} };
}
