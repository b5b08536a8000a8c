import { type Action, type Entity, fieldNamed } from '../../schema/model/entity';
import type { Timer } from '../../schema/model/entity-schema';
import { sqlTypeOf } from '../database/columns';
import { conditionSql } from '../database/condition-sql';
import { quote } from '../database/sql-text';
import { Parameters, type Statement } from '../database/statement';

const minute = 60_000;

interface DueOptions {
  readonly now: Date;
  /** Only these records; locks them for update, and skips those that others have locked. */
  readonly of?: readonly number[];
  /** Only records with a higher id. */
  readonly after?: number;
  /** Maximum number of ids. */
  readonly limit?: number;
}

/** Selects the ids of records for which the action is due, in ascending order. */
export function dueStatement(
  entity: Entity,
  action: Action,
  timer: Timer,
  { now, of, after, limit }: DueOptions,
): Statement {
  const parameters = new Parameters();
  const state = fieldNamed(entity, action.field);
  const conditions = [
    `t.${quote(action.field)} = any(${parameters.bind(action.from)}::${sqlTypeOf(state)}[])`,
    isPast(entity, timer.field, now.getTime() - (timer.minutes ?? 0) * minute, parameters),
  ];
  if (action.before !== undefined) {
    const past = isPast(entity, action.before, now.getTime(), parameters);
    conditions.push(`(${past}) is not true`);
  }
  if (action.guard) conditions.push(conditionSql(entity, action.guard));
  if (of) conditions.push(`t.id = any(${parameters.bind(of)}::bigint[])`);
  if (after !== undefined) conditions.push(`t.id > ${parameters.bind(after)}::bigint`);
  const rest = of ? ' for no key update skip locked' : limit === undefined ? '' : ` limit ${limit}`;
  return parameters.statement(
    `select t.id from ${quote(entity.table)} t where ${conditions.join(' and ')} order by t.id${rest}`,
  );
}

/** A date-time has passed once it is reached, a date once it has ended, in UTC. */
function isPast(entity: Entity, name: string, at: number, parameters: Parameters): string {
  const time = new Date(at).toISOString();
  const isDate = fieldNamed(entity, name).type === 'date';
  return isDate
    ? `t.${quote(name)} < ${parameters.bind(time.slice(0, 10))}::date`
    : `t.${quote(name)} <= ${parameters.bind(time)}::timestamptz`;
}
