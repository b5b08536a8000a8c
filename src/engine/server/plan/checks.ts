import { customerLanguages } from '../../schema/contract/language';
import type { Entity, Field } from '../../schema/model/entity';
import { traitsOf } from '../../schema/model/field-traits';
import { textSchemaOf } from '../../schema/model/localized';
import type { ValueKind } from '../../schema/model/traits';
import { patternOfFormat } from '../../schema/write/formats';
import { stepDigits } from '../../schema/write/validator';
import { itemOf, storedFields } from '../database/columns';
import { conditionColumns, conditionSql, filledSql } from '../database/condition-sql';
import { textsSql } from '../database/localized-sql';
import { literal, quote } from '../database/sql-text';
import { check } from './check-constraint';
import type { DesiredConstraint } from './desired-table';
import { posixPattern } from './posix-pattern';
import { rulesInside } from './refused-values';
import { ruleChecks } from './rule-checks';

/** CHECK constraints for the rules that SQL can express; never stricter than the validator. */
export function checksOf(entity: Entity): DesiredConstraint[] {
  const ofFields = storedFields(entity)
    .filter((field) => !field.system)
    .flatMap((field) => [
      valueCheck(entity, field),
      conditionCheck(entity, field),
      variantCheck(entity, field),
    ]);
  return [...ofFields.filter((check) => check !== undefined), ...ruleChecks(entity)];
}

function valueCheck(entity: Entity, field: Field): DesiredConstraint | undefined {
  const conditions = valueConditions(field);
  if (conditions.length === 0) return undefined;
  const name = `${entity.table}_${field.name}_check`;
  return check(entity, [field], name, conditions.join(' and '), rulesInside(field));
}

/** The field is null where `x-when` is false; elsewhere it is not null where `x-required-when` is true. */
function conditionCheck(entity: Entity, field: Field): DesiredConstraint | undefined {
  const { when, requiredWhen } = field;
  const tested = [when, requiredWhen].flatMap((one) => (one ? [conditionColumns(entity, one)] : []));
  const others = new Set(tested.flatMap((fields) => fields ?? []));
  if (others.size === 0 || tested.includes(undefined)) return undefined;
  const filled = `(${filledSql(field)})`;
  const applies = when && conditionSql(entity, when);
  const demanded = requiredWhen && conditionSql(entity, requiredWhen);
  const isRightAlways =
    applies === demanded
      ? `${filled} = ${applies}`
      : [
          ...(applies ? [`(not ${filled} or ${applies})`] : []),
          ...(demanded
            ? [`(${[filled, `not ${demanded}`, ...(applies ? [`not ${applies}`] : [])].join(' or ')})`]
            : []),
        ].join(' and ');
  return check(entity, [field, ...others], `${entity.table}_${field.name}_when`, isRightAlways);
}

/** The object has only properties of its variant, and all the required ones. */
function variantCheck(entity: Entity, field: Field): DesiredConstraint | undefined {
  const variants = field.property['x-variants'];
  const selector = variants && entity.fields.get(variants.by);
  if (!selector) return undefined;
  const column = quote(field.name);
  const keys = (names: readonly string[]) => `array[${names.map(literal).join(', ')}]`;
  const cases = Object.entries(variants.schemas).map(([value, { properties, required = [] }]) => {
    const complete = required.length > 0 ? ` and ${column} ?& ${keys(required)}` : '';
    return `when ${literal(value)} then ${column} - ${keys(Object.keys(properties))} = '{}'${complete}`;
  });
  const ofVariant = `case ${quote(selector.name)} ${cases.join(' ')} else true end`;
  const condition = `case jsonb_typeof(${column}) when 'object' then ${ofVariant} else true end`;
  return check(entity, [field, selector], `${entity.table}_${field.name}_variant`, condition);
}

function valueConditions(field: Field): string[] {
  const column = quote(field.name);
  // An inherited value was checked at its source.
  if (field.inherit) return [];
  // The column holds a hash.
  if (field.secret) return [];
  return conditionsOf[traitsOf(field.type).value](field, column);
}

const none = () => [];

const conditionsOf: Readonly<Record<ValueKind, (field: Field, column: string) => string[]>> = {
  text: textConditions,
  localized: (field, column) => [localizedCondition(field, column)],
  number: numberConditions,
  integer: numberConditions,
  numbers: (field, column) => [...listConditions(field, column), ...itemConditions(field, column)],
  boolean: none,
  enum: ({ property }, column) => [
    `${column} in (${(property.enum ?? []).map((value) => literal(String(value))).join(', ')})`,
  ],
  tags: textsConditions,
  date: none,
  dateTime: none,
  addresses: textsConditions,
  json: ({ property }, column) => jsonType(property.type, column),
  objects: ({ property }, column) => [
    ...jsonType('array', column),
    ...limit(listLength(column), '>=', property.minItems),
    ...limit(listLength(column), '<=', property.maxItems),
  ],
  reference: none,
  references: none,
  computed: none,
};

function textsConditions(field: Field, column: string): string[] {
  return [...listConditions(field, column), ...choices(field.property.items, column)];
}

function listConditions({ property }: Field, column: string): string[] {
  return [
    ...limit(`cardinality(${column})`, '>=', property.minItems),
    ...limit(`cardinality(${column})`, '<=', property.maxItems),
    `array_position(${column}, null) is null`,
  ];
}

/** Conditions on each number of a list. */
function itemConditions(field: Field, column: string): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = itemOf(field);
  const each = `all(${column})`;
  const quotient = `(@ / ${multipleOf})`;
  const isOff = `(${quotient} - (${quotient} + 0.5).floor()).abs() > 0.${'0'.repeat(stepDigits - 1)}1`;
  return [
    ...(minimum === undefined ? [] : [`${minimum} <= ${each}`]),
    ...(maximum === undefined ? [] : [`${maximum} >= ${each}`]),
    ...(exclusiveMinimum === undefined ? [] : [`${exclusiveMinimum} < ${each}`]),
    ...(exclusiveMaximum === undefined ? [] : [`${exclusiveMaximum} > ${each}`]),
    // A CHECK allows no subquery over the items, but a JSON path.
    ...(multipleOf === undefined
      ? []
      : [`not jsonb_path_exists(to_jsonb(${column}), ${literal(`$[*] ? (${isOff})`)})`]),
  ];
}

/** SQL condition: null, or an object of texts by language, each within the length bounds. */
function localizedCondition({ property }: Field, column: string): string {
  const { minLength, maxLength } = textSchemaOf(property);
  const lengths = textsSql(column, customerLanguages).map((text) => `char_length(${text})`);
  const conditions = [
    `${column} <> '{}'`,
    `${column} - array[${customerLanguages.map(literal).join(', ')}] = '{}'`,
    `not jsonb_path_exists(${column}, '$.* ? (@.type() <> "string")')`,
    ...limit(`least(${lengths.join(', ')})`, '>=', minLength),
    ...limit(`greatest(${lengths.join(', ')})`, '<=', maxLength),
  ];
  return `case jsonb_typeof(${column}) when 'object' then ${conditions.join(' and ')} else ${column} is null end`;
}

function numberConditions(field: Field, column: string): string[] {
  const { property } = field;
  const { multipleOf } = property;
  return [
    ...limit(column, '>=', property.minimum),
    ...limit(column, '<=', property.maximum),
    ...limit(column, '>', property.exclusiveMinimum),
    ...limit(column, '<', property.exclusiveMaximum),
    ...(multipleOf === undefined ? [] : [isMultiple(field, column, multipleOf)]),
  ];
}

/** Floating-point values are compared with the validator's tolerance. */
function isMultiple({ type }: Field, column: string, step: number): string {
  if (type !== 'number') return `mod(${column}, ${step}) = 0`;
  return `abs(${column} / ${step} - round(${column} / ${step})) <= 1e-${stepDigits}`;
}

function textConditions({ property }: Field, column: string): string[] {
  const patterns = [property.pattern, patternOfFormat[property.format ?? '']]
    .filter((pattern) => pattern !== undefined)
    .map(posixPattern)
    .filter((pattern) => pattern !== undefined);
  return [
    ...limit(`char_length(${column})`, '>=', property.minLength),
    ...limit(`char_length(${column})`, '<=', property.maxLength),
    ...patterns.map((pattern) => `${column} ~ ${literal(pattern)}`),
  ];
}

function choices(items: unknown, column: string): string[] {
  const { enum: values } = (items ?? {}) as { enum?: readonly unknown[] };
  return values ? [`${column} <@ array[${values.map((value) => literal(String(value))).join(', ')}]`] : [];
}

function jsonType(type: unknown, column: string): string[] {
  return type === 'object' || type === 'array' ? [`jsonb_typeof(${column}) = ${literal(type)}`] : [];
}

/** Null for other types: PostgreSQL may evaluate this before the condition on the type. */
function listLength(column: string): string {
  return `case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) end`;
}

function limit(expression: string, operator: string, bound: number | undefined): string[] {
  return bound === undefined ? [] : [`${expression} ${operator} ${bound}`];
}
