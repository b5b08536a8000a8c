import { filledFields } from '../../../schema/access/row-scope';
import type { Issue } from '../../../schema/contract/issue';
import { entityNamed, type Model } from '../../../schema/declaration/model';
import type { Entity } from '../../../schema/model/entity';
import type { Existing } from '../../../schema/model/entity-schema';
import { oncePer } from '../../../schema/model/once-per';
import { quote } from '../../database/sql-text';
import { Parameters, run, where } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';
import { kindIssues } from '../files/accepted';
import { namingIssues } from '../files/file-access-issues';
import { namingValues } from '../files/named-files';

/**
 * Throws a 422 for a value of `x-exists` that no record has, a file that the actor may not fetch, or a file of a kind
 * that the field does not accept.
 */
export async function assertStorable(
  connection: Connection,
  write: WriteRequest,
  values: Row,
): Promise<void> {
  const [issues = []] = await storableIssues(connection, write, [values]);
  if (issues.length > 0) throw invalid(issues);
}

/** Issues per row. Values that the server fills in for the actor exist, and are not looked up. */
export async function storableIssues(
  connection: Connection,
  { context: { model }, entity, actor }: WriteRequest,
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const naming = rows.map((row) => namingValues(entity, row));
  const unfetchable = await namingIssues(connection, model, actor, naming);
  const ofOtherKinds = await kindIssues(connection, entity, rows);
  const issues = unfetchable.map((found, at) => [...found, ...(ofOtherKinds[at] ?? [])]);
  const filled = filledFields(actor, entity);
  for (const { name, existing } of existingFields(entity)) {
    if (filled.includes(name)) continue;
    const texts = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
    if (texts.length === 0) continue;
    const held = await heldValues(connection, model, existing, [...new Set(texts)]);
    for (const [at, row] of rows.entries()) {
      const value = row[name];
      if (typeof value === 'string' && !held.has(value)) issues[at]?.push(issueOf(name, 'unknownValue'));
    }
  }
  return issues;
}

/** The fields whose values must exist in a record. */
const existingFields = oncePer(({ fields }: Entity) =>
  [...fields.values()].flatMap(({ name, property: { 'x-exists': existing } }) =>
    existing ? [{ name, existing }] : [],
  ),
);

async function heldValues(
  connection: Connection,
  model: Model,
  { entity, by, where: fixed = {} }: Existing,
  values: readonly string[],
): Promise<Set<unknown>> {
  const parameters = new Parameters();
  const conditions = [
    `t.${quote(by)} = any(${parameters.bind(values)}::text[])`,
    ...Object.entries(fixed).map(([name, value]) => `t.${quote(name)} = ${parameters.bind(value)}`),
  ];
  const { table } = entityNamed(model, entity);
  const sql = `select distinct t.${quote(by)} as value from ${quote(table)} t${where(conditions)}`;
  const rows = await run<{ value: string }>(connection, parameters.statement(sql));
  return new Set(rows.map(({ value }) => value));
}
