import { systemSchema } from '../../schema/contract/app';
import { entityNamed, type Model } from '../../schema/declaration/model';
import type { Entity, Field } from '../../schema/model/entity';
import {
  type Computed,
  type DefaultSource,
  levelOfSource,
  type Sequence,
} from '../../schema/model/made-values';
import { namesIn } from '../../schema/write/computed-values';
import { sqlTypeOf } from '../database/columns';
import { conditionSql } from '../database/condition-sql';
import { literal, quote } from '../database/sql-text';
import type { Action, DesiredColumn } from './desired-table';

/** Returns the next number of a sequence; concurrent callers wait for each other. */
export const nextNumberSignature = `${systemSchema}.next_number(text, text)`;

export const createSequences = [
  `create table ${systemSchema}.sequence (
    kind text not null,
    scope text not null,
    last bigint not null,
    primary key (kind, scope)
  )`,
  `create function ${nextNumberSignature} returns bigint language sql as $sql$
    insert into ${systemSchema}.sequence as s (kind, scope, last) values ($1, $2, 1)
    on conflict (kind, scope) do update set last = s.last + 1
    returning last
  $sql$`,
];

/** Triggers for defaults, sequence numbers and computed values. They run after inherited columns are filled. */
export function fillActions(model: Model, entity: Entity): Action[] {
  const fields = [...entity.fields.values()];
  const fresh = fields.flatMap((field) => freshStatement(model, entity, field) ?? []);
  const computed = fields.flatMap((field) => computedStatement(field) ?? []);
  const filling = (on: Action['on'], statements: readonly string[]): Action[] =>
    statements.length === 0 ? [] : [{ at: 'before row', on, sql: statements.join('\n') }];
  return [...filling(['insert'], fresh), ...filling(['insert', 'update'], computed)];
}

/** How existing rows get the value that a trigger computes for new rows. */
export function madeBy(model: Model, entity: Entity, field: Field): DesiredColumn['made'] {
  const row = quote(entity.table);
  const once = field.sequence !== undefined;
  const value = field.sequence
    ? sequenceValue(entity, field, field.sequence, row)
    : computedValue(field, row);
  const by = once ? freshStatement(model, entity, field) : computedStatement(field);
  return value === undefined || by === undefined ? undefined : { value, by, once };
}

function freshStatement(model: Model, entity: Entity, field: Field): string | undefined {
  const value = freshValue(model, entity, field);
  if (value === undefined) return undefined;
  return assignment(field, `coalesce(new.${quote(field.name)}, ${whereApplied(entity, field, value)})`);
}

function computedStatement(field: Field): string | undefined {
  const value = computedValue(field, 'new');
  return value === undefined ? undefined : assignment(field, value);
}

function assignment(field: Field, value: string): string {
  return `new.${quote(field.name)} := ${value};`;
}

/** Default of a new record, as SQL inside a trigger. */
function freshValue(model: Model, entity: Entity, field: Field): string | undefined {
  if (field.sequence) return sequenceValue(entity, field, field.sequence, 'new');
  return field.filledFrom && sourceValue(model, field, field.filledFrom);
}

function sourceValue(model: Model, field: Field, source: DefaultSource): string {
  if (source === 'now') return field.type === 'date' ? "(now() at time zone 'UTC')::date" : 'now()';
  const column = levelOfSource(source)?.field ?? 'id';
  const accounts = quote(entityNamed(model, 'manager').table);
  return `(select ${quote(column)} from public.${accounts} where "id" = new."create_by")`;
}

function whereApplied(entity: Entity, { when }: Field, value: string): string {
  if (!when) return value;
  return `case when (select ${conditionSql(entity, when)} from (select new.*) as given) then ${value} end`;
}

/** SQL of the next number, formatted. */
function sequenceValue(entity: Entity, field: Field, { format, per = [] }: Sequence, row: string): string {
  const [, head = '', period, between = '', zeros = '', tail = ''] =
    /^([^{]*)(?:\{(YYYY(?:MM(?:DD)?)?)\}([^{]*))?\{(0+)\}(.*)$/.exec(format) ?? [];
  const time = `to_char(${row}."create_time" at time zone 'UTC', ${literal(period ?? '')})`;
  const groups = [
    ...(period ? [time] : []),
    ...per.map((name) => `coalesce(${row}.${quote(name)}::text, '')`),
  ];
  const scope = groups.length > 0 ? groups.join(` || ' ' || `) : "''";
  const number = `${systemSchema}.next_number(${literal(`${entity.name}.${field.name}`)}, ${scope})::text`;
  // The condition on the row prevents PostgreSQL from evaluating the subquery only once for all rows of an update.
  const padded = `(select lpad(number, greatest(${zeros.length}, length(number)), '0') from (select ${number} as number where ${row}."id" is not null) as next)`;
  const parts = [literal(head), ...(period ? [time, literal(between)] : []), padded, literal(tail)];
  return parts.filter((part) => part !== "''").join(' || ');
}

/** SQL of the computed value; undefined if the value is not stored. */
function computedValue({ computed, ...field }: Field, row: string): string | undefined {
  if (!computed || 'age' in computed || 'product' in computed) return undefined;
  if ('text' in computed) return textValue(computed.text, row);
  const value = itemsValue(computed, row);
  return `${value}::${sqlTypeOf({ computed, ...field })}`;
}

function textValue(template: string, row: string): string {
  const names = namesIn(template);
  const texts = template.split(/\{[a-z][a-z0-9_]*\}/);
  return texts
    .flatMap((text, at) => [
      ...(text ? [literal(text)] : []),
      ...(names[at] === undefined ? [] : [`${row}.${quote(names[at])}`]),
    ])
    .join(' || ');
}

function itemsValue(computed: Extract<Computed, { sum: string } | { mean: string }>, row: string): string {
  const [list = '', part = ''] = ('sum' in computed ? computed.sum : computed.mean).split('.');
  const number = (name: string) => `(item->>${literal(name)})::numeric`;
  const items = `jsonb_array_elements(case jsonb_typeof(${row}.${quote(list)}) when 'array' then ${row}.${quote(list)} end) as item`;
  if ('sum' in computed) return `(select sum(${number(part)}) from ${items})`;
  const weight = number(computed.weight.split('.')[1] ?? '');
  const isBoth = `${number(part)} is not null`;
  return `(select round(sum(${number(part)} * ${weight}) / nullif(sum(${weight}) filter (where ${isBoth}), 0), 2) from ${items})`;
}
