import type { Principal } from '../../../schema/access/principal';
import {
  filledFields,
  isInScope,
  isOwnRecord,
  type RowScope,
  rowScope,
} from '../../../schema/access/row-scope';
import { AppError } from '../../../schema/contract/app-error';
import type { Issue } from '../../../schema/contract/issue';
import { entityNamed, type Model } from '../../../schema/declaration/model';
import type { Entity, Field } from '../../../schema/model/entity';
import { nestedIds, nestedReferences } from '../../../schema/model/nested-fields';
import { scopeSql } from '../../database/scope-sql';
import { quote } from '../../database/sql-text';
import { Parameters, run, where } from '../../database/statement';
import type { Connection, Transaction } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';

/** Values that the server sets in the actor's new records unless the caller sends them. */
export async function filledValues(connection: Connection, actor: Principal, entity: Entity): Promise<Row> {
  const scope = rowScope(actor, entity);
  const names = filledFields(actor, entity);
  if (scope.kind !== 'some' || names.length === 0) return {};
  if (!isOwnRecord(scope)) return { [scope.column]: scope.values[0] };
  const taken = names.map((name) => (name === entity.tree ? `id as ${quote(name)}` : quote(name)));
  const parameters = new Parameters();
  const id = parameters.bind(scope.values[0]);
  const sql = `select ${taken.join(', ')} from ${quote(entity.table)} where id = ${id}`;
  const [own] = await run<Row>(connection, parameters.statement(sql));
  if (!own) throw new AppError('outOfScope');
  return own;
}

/** Throws `outOfScope` if a written row is outside the actor's row scope. */
export function assertInScope(actor: Principal, entity: Entity, rows: readonly Row[]): void {
  const scope = rowScope(actor, entity);
  if (!rows.every((row) => isInScope(scope, row))) throw new AppError('outOfScope');
}

/** The row scope as a condition on the alias `t`. */
export function scopeCondition(scope: RowScope, parameters: Parameters): string {
  return scopeSql(scope, 't', parameters) ?? 'true';
}

/** References to entities with a row scope; a foreign key alone does not check it. */
export function limitedReferences(actor: Principal, entity: Entity, model: Model): readonly Field[] {
  return [...entity.fields.values()].filter(
    (field) =>
      field.ref !== undefined &&
      !field.derived &&
      !filledFields(actor, entity).includes(field.name) &&
      rowScope(actor, entityNamed(model, field.ref)).kind !== 'all',
  );
}

/** Throws a 422 unless every referenced record is in the actor's row scope. */
export async function assertReferences(
  transaction: Transaction,
  { context: { model }, entity, actor }: WriteRequest,
  values: Row,
): Promise<void> {
  const issues: Issue[] = [];
  for (const field of limitedReferences(actor, entity, model)) {
    const ids = idsIn(values[field.name]);
    if (ids.length === 0) continue;
    const target = entityNamed(model, field.ref ?? '');
    const found = await idsInScope(transaction, target, rowScope(actor, target), ids);
    if (ids.some((id) => !found.has(id))) issues.push(issueOf(field.name, 'reference'));
  }
  issues.push(...((await nestedReferenceIssues(transaction, { model, entity, actor }, [values]))[0] ?? []));
  if (issues.length > 0) throw invalid(issues);
}

/** Issues per row of references inside objects: targets that do not exist in the actor's row scope. */
export async function nestedReferenceIssues(
  connection: Connection,
  { model, entity, actor }: { model: Model; entity: Entity; actor: Principal },
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const issues: Issue[][] = rows.map(() => []);
  for (const reference of nestedReferences(entity)) {
    const { list, part } = reference;
    const held = rows.map((row) => nestedIds(reference, row[list.name]));
    const ids = [...new Set(held.flat().map(({ id }) => id))];
    if (ids.length === 0) continue;
    const target = entityNamed(model, part.ref ?? '');
    const found = await idsInScope(connection, target, rowScope(actor, target), ids);
    for (const [row, places] of held.entries()) {
      const wrong = places.filter(({ id }) => !found.has(id));
      issues[row]?.push(...wrong.map(({ at }) => issueOf(`${list.name}.${at}`, 'reference')));
    }
  }
  return issues;
}

/** The ids whose rows exist in the row scope. */
export async function idsInScope(
  connection: Connection,
  entity: Entity,
  scope: RowScope,
  ids: readonly number[],
): Promise<Set<number>> {
  const parameters = new Parameters();
  const conditions = [`id = any(${parameters.bind(ids)}::bigint[])`, scopeCondition(scope, parameters)];
  const sql = `select id from ${quote(entity.table)} as t${where(conditions)}`;
  const rows = await run<{ id: number }>(connection, parameters.statement(sql));
  return new Set(rows.map((row) => row.id));
}

/** The ids in a `reference` or `references` value. */
export function idsIn(value: unknown): readonly number[] {
  return [value].flat().filter((id) => typeof id === 'number');
}
