import fc from 'fast-check';
import {
  type Action,
  type Entity,
  type Field,
  fieldNamed,
  inputFields,
} from '../../../src/engine/schema/model/entity';
import type { Condition } from '../../../src/engine/schema/model/entity-schema';
import {
  alternativesOf,
  applies,
  fieldsOf,
  holds,
  isDemanded,
  isEmpty,
  questionOf,
} from '../../../src/engine/schema/write/condition';
import { columns, encode } from '../../../src/engine/server/database/columns';
import { conditionSql } from '../../../src/engine/server/database/condition-sql';
import { quote } from '../../../src/engine/server/database/sql-text';
import { run } from '../../../src/engine/server/database/statement';
import type { Row } from '../../../src/engine/server/entity/context';
import type { Body } from '../../support/arbitrary-record';
import { arbitraryValue } from '../../support/arbitrary-value';
import { root, type World } from './world';

/** A condition, and whether the record must satisfy it. */
interface Wanted {
  readonly condition: Condition | undefined;
  readonly isMet: boolean;
}

/**
 * Stores a record with these values, which no caller could set, and satisfies the condition or not as wanted. Throws if
 * no generated record does.
 */
export async function placedRecord(
  world: World,
  entity: Entity,
  values: Body,
  { condition, isMet }: Wanted,
): Promise<Row> {
  const tested = (condition ? fieldsOf(condition) : []).filter((name) => !(name in values));
  let refusal: unknown = new Error(`${entity.name}: no generated record meets the condition`);
  for (let attempt = 0; attempt < 100; attempt++) {
    const made = await world.make(entity);
    const row: Row = { ...made, ...values };
    for (const name of tested) row[name] = anyOf(candidates(world, fieldNamed(entity, name), condition, row));
    for (const field of inputFields(entity)) {
      if (!applies(field, row)) row[field.name] = null;
      else if (isDemanded(field, row) && isEmpty(row[field.name]))
        row[field.name] = filledValue(world, field);
    }
    if (condition && holds(condition, row) !== isMet) continue;
    try {
      await store(world, entity, made, row);
      return (await world.server.call(root, 'GET', `/${entity.plural}/${made.id}`)).data;
    } catch (error) {
      // Another generated body may have values that are valid together with these.
      refusal = error;
    }
  }
  throw refusal;
}

/** Values for the field, some of which satisfy the condition. */
function candidates(world: World, field: Field, condition: Condition | undefined, row: Row): unknown[] {
  const tests = (condition ? alternativesOf(condition) : []).flatMap((each) => each[field.name] ?? []);
  const named = tests.map(questionOf).flatMap((question): unknown[] => {
    if (question.kind === 'set') return [filledValue(world, field)];
    return question.kind === 'range' ? [question.from, question.to] : [...question.values];
  });
  const known = named.filter((value) => value !== undefined);
  return [row[field.name], filledValue(world, field), ...known, ...(field.required ? [] : [null])];
}

function anyOf(values: readonly unknown[]): unknown {
  return sampled(fc.constantFrom(...values));
}

async function store(world: World, entity: Entity, made: Row, row: Row): Promise<void> {
  const changed = Object.keys(row)
    .flatMap((name) => entity.fields.get(name) ?? [])
    .filter(({ name, type }) => columns[type] !== null && row[name] !== made[name]);
  if (changed.length === 0) return;
  await makeRoom(world, entity, row);
  const sets = changed.map(({ name }, at) => `${quote(name)} = $${at + 2}`);
  await run(world.server.database.kysely, {
    sql: `update ${quote(entity.table)} set ${sets.join(', ')} where id = $1`,
    parameters: [made.id, ...changed.map((field) => encode(field, row[field.name]))],
  });
}

/** Deletes the other records that satisfy the condition of a conditional unique key and have this row's values of it. */
async function makeRoom(world: World, entity: Entity, row: Row): Promise<void> {
  for (const { fields, where } of entity.uniqueTogether) {
    if (!where) continue;
    const same = fields.map((name, at) => `${quote(name)} = $${at + 2}`);
    await run(world.server.database.kysely, {
      sql: `delete from ${quote(entity.table)} where id <> $1 and ${same.join(' and ')} and ${conditionSql(entity, where)}`,
      parameters: [row.id, ...fields.map((name) => encode(fieldNamed(entity, name), row[name]))],
    });
  }
}

/** Non-empty values for these fields. */
export function filledValues(world: World, entity: Entity, fields: readonly Field[]): Body {
  const body = world.bodies.any(entity);
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      isBlank(body[field.name]) ? filledValue(world, field) : body[field.name],
    ]),
  );
}

/** A valid, non-empty value of the field. */
export function filledValue(world: World, field: Field): unknown {
  const values = arbitraryValue(field, (name) => world.idsOf(name, 0));
  return sampled(values.filter((value) => !isBlank(value)));
}

/** Whether an action would treat the value as missing. */
function isBlank(value: unknown): boolean {
  return isEmpty(value) || (typeof value === 'string' && value.trim() === '');
}

let seed = 1;

/** Each sample has its own seed, because equal seeds give equal samples. */
function sampled(values: fc.Arbitrary<unknown>): unknown {
  return fc.sample(values, { numRuns: 1, seed: seed++ })[0];
}

export function statesOf(entity: Entity, { field }: Pick<Action, 'field'>): readonly unknown[] {
  const { type, options } = fieldNamed(entity, field);
  return type === 'boolean' ? [true, false] : options.map(({ value }) => value);
}
