import type { Principal } from '../../../entity/access/principal';
import { filledFields } from '../../../entity/access/row-scope';
import type { Issue } from '../../../entity/contract/issue';
import { entityNamed, type Model } from '../../../entity/declaration/model';
import type { Entity } from '../../../entity/model/entity';
import type { Existing } from '../../../entity/model/entity-schema';
import { quote } from '../../database/sql-text';
import { type Connection, run } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { Row } from '../context';

/** Throws a 422 where a value of `x-exists` is held by no record. */
export async function assertExisting(
  connection: Connection,
  model: Model,
  actor: Principal,
  entity: Entity,
  values: Row,
): Promise<void> {
  const [issues = []] = await existingIssues(connection, model, actor, entity, [values]);
  if (issues.length > 0) throw invalid(issues);
}

/** What stands against each of these rows. What the server fills in for the actor exists by itself. */
export async function existingIssues(
  connection: Connection,
  model: Model,
  actor: Principal,
  entity: Entity,
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const issues: Issue[][] = rows.map(() => []);
  const filled = filledFields(actor, entity);
  for (const { name, property } of entity.fields.values()) {
    const existing = property['x-exists'];
    if (!existing || filled.includes(name)) continue;
    const given = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
    if (given.length === 0) continue;
    const held = await heldValues(connection, model, existing, [...new Set(given)]);
    for (const [at, row] of rows.entries()) {
      const value = row[name];
      if (typeof value === 'string' && !held.has(value)) issues[at]?.push(issueOf(name, 'unknownValue'));
    }
  }
  return issues;
}

async function heldValues(
  connection: Connection,
  model: Model,
  { entity, by, where = {} }: Existing,
  values: readonly string[],
): Promise<Set<unknown>> {
  const conditions = Object.keys(where).map((name, at) => ` and t.${quote(name)} = $${at + 2}`);
  const sql = `select distinct t.${quote(by)} as value from ${quote(entityNamed(model, entity).table)} t
    where t.${quote(by)} = any($1::text[])${conditions.join('')}`;
  const rows = await run<{ value: string }>(connection, sql, [values, ...Object.values(where)]);
  return new Set(rows.map(({ value }) => value));
}
