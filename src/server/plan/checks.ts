import type { Entity, Field } from '../../entity/model/entity';
import { demandingValues } from '../../entity/write/condition';
import { patternOfFormat } from '../../entity/write/formats';
import { sqlTypeOf, storedFields } from '../database/columns';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import type { DesiredConstraint } from './desired-table';
import { posixPattern } from './posix-pattern';

/** What the database can check of a record by itself; never stricter than the validator. */
export function checksOf(entity: Entity): DesiredConstraint[] {
  return storedFields(entity)
    .filter((field) => !field.system)
    .flatMap((field) => [valueCheck(entity, field), conditionCheck(entity, field)])
    .filter((check) => check !== undefined);
}

function valueCheck(entity: Entity, field: Field): DesiredConstraint | undefined {
  const conditions = valueConditions(field);
  if (conditions.length === 0) return undefined;
  return check(entity, [field], `${entity.table}_${field.name}_check`, conditions.join(' and '));
}

/** The condition holds and, where demanded, the field is filled; or it does not hold and the field is null. */
function conditionCheck(entity: Entity, field: Field): DesiredConstraint | undefined {
  const { condition } = field;
  const other = condition && storedFields(entity).find((candidate) => candidate.name === condition.field);
  if (!condition || !other) return undefined;
  const isOneOf = (values: readonly unknown[]) => {
    const typed = values.map((value) => `${literal(String(value))}::${sqlTypeOf(other)}`);
    return `coalesce(${quote(other.name)} in (${typed.join(', ')}), false)`;
  };
  const demanding = demandingValues(condition);
  const given = `(${quote(field.name)} is not null)`;
  const holds =
    demanding === condition.in
      ? `${given} = ${isOneOf(condition.in)}`
      : [
          `(${quote(field.name)} is null or ${isOneOf(condition.in)})`,
          ...(demanding.length > 0 ? [`(${given} or not ${isOneOf(demanding)})`] : []),
        ].join(' and ');
  return check(entity, [field, other], `${entity.table}_${field.name}_when`, holds);
}

function check(entity: Entity, fields: readonly Field[], name: string, condition: string): DesiredConstraint {
  const definition = `check (${condition})`;
  // The types belong to it: a check written for one type does not fit a column of another.
  const types = fields.map(sqlTypeOf).join();
  return {
    kind: 'check',
    name: withHash(name, `${entity.table} ${definition} ${types}`),
    columns: fields.map((field) => field.name),
    definition,
    condition,
  };
}

function valueConditions(field: Field): string[] {
  const column = quote(field.name);
  const { property } = field;
  // An inherited value was checked at its source.
  if (field.inherit) return [];
  switch (field.type) {
    // What is stored is its hash.
    case 'password':
    case 'reference':
    case 'boolean':
    case 'date':
    case 'dateTime':
      return [];
    case 'enum':
      return [`${column} in (${(property.enum ?? []).map((value) => literal(String(value))).join(', ')})`];
    case 'json':
    case 'object':
      return jsonType(property.type, column);
    case 'objects':
      return [
        ...jsonType('array', column),
        ...limit(listLength(column), '>=', property.minItems),
        ...limit(listLength(column), '<=', property.maxItems),
      ];
    case 'tags':
    case 'images':
      return [
        ...limit(`cardinality(${column})`, '>=', property.minItems),
        ...limit(`cardinality(${column})`, '<=', property.maxItems),
        `array_position(${column}, null) is null`,
        ...choices(property.items, column),
      ];
    case 'integer':
    case 'number':
    case 'money':
    case 'percent':
      return numberConditions(field, column);
    default:
      return textConditions(field, column);
  }
}

function numberConditions({ property, type }: Field, column: string): string[] {
  const { multipleOf } = property;
  return [
    ...limit(column, '>=', property.minimum),
    ...limit(column, '<=', property.maximum),
    ...limit(column, '>', property.exclusiveMinimum),
    ...limit(column, '<', property.exclusiveMaximum),
    ...(multipleOf !== undefined && type !== 'number' ? [`mod(${column}, ${multipleOf}) = 0`] : []),
  ];
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

/** Also where the value is no list, since PostgreSQL evaluates conditions in any order. */
function listLength(column: string): string {
  return `case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) end`;
}

function limit(expression: string, operator: string, bound: number | undefined): string[] {
  return bound === undefined ? [] : [`${expression} ${operator} ${bound}`];
}
