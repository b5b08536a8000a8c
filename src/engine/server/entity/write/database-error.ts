import { sql } from 'kysely';
import { AppError } from '../../../schema/contract/app-error';
import type { Issue } from '../../../schema/contract/issue';
import type { Model } from '../../../schema/declaration/model';
import type { Entity, Field } from '../../../schema/model/entity';
import { nestedReferences } from '../../../schema/model/nested-fields';
import { linkFields, linkTable } from '../../database/columns';
import {
  type DatabaseError,
  databaseErrorOf,
  isKeyTaken,
  isRetryable,
  outageOf,
} from '../../database/error-kind';
import type { Connection } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { ServerContext } from '../context';
import { type Deletion, stillReferenced } from './still-referenced';

/** The columns of a constraint or unique index, from the system catalog, so that no name has to be parsed. */
async function constraintColumns(
  connection: Connection,
  table: string,
  constraint: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name
    from pg_class as t join pg_attribute as a on a.attrelid = t.oid
    where t.relname = ${table} and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and (
      exists (
        select from pg_constraint as c
        where c.conrelid = t.oid and c.conname = ${constraint} and a.attnum = any(c.conkey)
      ) or exists (
        select from pg_index as i join pg_class as x on x.oid = i.indexrelid
        where i.indrelid = t.oid and x.relname = ${constraint} and (
          a.attnum = any(i.indkey) or i.indexprs is not null and exists (
            select from pg_depend as d
            where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
              and d.objid = x.oid and d.refobjid = t.oid and d.refobjsubid = a.attnum
          )
        )
      )
    )
    order by a.attnum`.execute(connection);
  return rows.map((row) => row.name);
}

/**
 * Runs a write and translates database errors to `AppError`. `deleting`: the records that `work` deletes.
 */
export async function translated<T>(
  context: ServerContext,
  entity: Entity,
  work: () => Promise<T>,
  deleting?: Deletion,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (await callerErrorOf(context.database.kysely, context.model, entity, error, deleting)) ?? error;
  }
}

/** Translates a database error; undefined if the caller is not at fault, or if it is an `AppError` already. */
export async function callerErrorOf(
  connection: Connection,
  model: Model,
  entity: Entity,
  error: unknown,
  deleting?: Deletion,
): Promise<AppError | undefined> {
  if (error instanceof AppError || isKeyTaken(error)) return undefined;
  const outage = isRetryable(error) ? 'busy' : outageOf(error);
  if (outage) return new AppError(outage, {}, null, { cause: error });
  const found = databaseErrorOf(error);
  if (!found) return undefined;
  switch (found.code) {
    case '23001':
    case '23503':
      if (deleting) return stillReferenced(connection, model, entity, deleting);
      return invalid(await issuesOfConstraint(connection, entity, found, 'reference'));
    case '23505':
      return invalid(await issuesOfConstraint(connection, entity, found, 'unique'));
    case '23514':
      // A CHECK violation has no column, but the exception of the tree trigger has one.
      if (found.column) return invalid([issueOf(found.column, 'belowItself')]);
      return invalid(await issuesOfConstraint(connection, entity, found, 'invalid'));
    case '23502':
      return invalid([issueOfMissing(entity, found.column ?? '')]);
    default:
      if (!found.code.startsWith('22')) return undefined;
      // The field may be unknown, so the cause is kept for the log.
      return invalid([issueOf(found.column ?? '', 'invalid')], { cause: error });
  }
}

/** An inherited column lacks its value because the reference that it goes through leads to no record. */
function issueOfMissing(entity: Entity, column: string): Issue {
  const [reference] = entity.fields.get(column)?.inherit ?? [];
  return reference === undefined ? issueOf(column, 'required') : issueOf(reference, 'reference');
}

async function issuesOfConstraint(
  connection: Connection,
  entity: Entity,
  error: DatabaseError,
  rule: 'reference' | 'unique' | 'invalid',
): Promise<Issue[]> {
  const link = linkFields(entity).find((field) => linkTable(entity, field) === error.table);
  if (link) return [issueOf(link.name, rule)];
  const nested = nestedReferences(entity).find(({ part }) => linkTable(entity, part) === error.table);
  if (nested) return [issueOf(nested.list.name, rule)];
  const columns = await constraintColumns(connection, error.table ?? '', error.constraint ?? '');
  const fields = columns.flatMap((name) => entity.fields.get(name) ?? []);
  const names = rule === 'invalid' ? [blamed(fields)] : fields.map((field) => field.name);
  const together =
    rule === 'unique' && names.length > 1 ? ([{ fields: names.join(',') }] as const) : ([] as const);
  return (names.length > 0 ? names : ['']).map((name) => issueOf(name, rule, ...together));
}

/** Of the fields of a CHECK, the one that depends on the others gets the issue. */
function blamed(fields: readonly Field[]): string {
  return (fields.find((field) => field.when ?? field.requiredWhen) ?? fields[0])?.name ?? '';
}
