import { can, readableFields } from '../../../schema/access/access';
import { isRoot } from '../../../schema/access/actor';
import { kindOf, type Principal } from '../../../schema/access/principal';
import { rowScope } from '../../../schema/access/row-scope';
import { systemSchema } from '../../../schema/contract/app';
import { entityNamed, type Model } from '../../../schema/declaration/model';
import type { Entity } from '../../../schema/model/entity';
import { mayNameFiles } from '../../../schema/model/file-fields';
import { quote } from '../../database/sql-text';
import { Parameters, run, type Statement } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import { draftUse } from '../../plan/file-use-sql';
import { scopeConditions } from '../read/select/row-scope';
import { ownFields } from './own-fields';

/**
 * Selects the file if the actor uploaded it, or may read a field of a record that refers, or once referred, to the
 * file.
 */
export function fileStatement(
  model: Model,
  actor: Principal,
  id: string,
  columns: readonly ('id' | 'name' | 'media_type' | 'bytes')[],
): Statement {
  const parameters = new Parameters();
  const conditions = [`f.id = ${parameters.bind(id)}`, fetchCondition(model, actor, parameters)];
  const selected = columns.map((column) => `f.${column}`).join(', ');
  return parameters.statement(
    `select ${selected} from ${systemSchema}.stored_file f where ${conditions.join(' and ')}`,
  );
}

/** The ids of the files that the actor may not fetch. */
export async function unfetchableFiles(
  connection: Connection,
  model: Model,
  actor: Principal,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || isRoot(actor)) return new Set();
  const parameters = new Parameters();
  const named = `f.id = any(${parameters.bind(ids)}::text[])`;
  const statement = parameters.statement(
    `select f.id from ${systemSchema}.stored_file f where ${named} and not ${fetchCondition(model, actor, parameters)}`,
  );
  const found = await run<{ id: string }>(connection, statement);
  return new Set(found.map(({ id }) => id));
}

function fetchCondition(model: Model, actor: Principal, parameters: Parameters): string {
  if (isRoot(actor)) return 'true';
  const seen = [
    ...[...model.entities.values()]
      .filter((entity) => can(actor, 'show', entity))
      .flatMap((entity) => seenRecords(actor, entity, parameters)),
    ...ownAccount(model, actor, parameters),
    ...(can(actor, 'list', entityNamed(model, 'menu')) ? [`u.entity = '${draftUse}'`] : []),
  ];
  const uploaded = `f.create_by = ${parameters.bind(actor.id)} and f.principal_kind = ${parameters.bind(kindOf(actor))}`;
  if (seen.length === 0) return `(${uploaded})`;
  const uses = seen.map((condition) => `(${condition})`).join(' or ');
  return `(${uploaded} or exists (select 1 from ${systemSchema}.file_use u where u.file = f.id and (${uses})))`;
}

/** Conditions on `file_use`: uses in records and fields that the actor may read. */
function seenRecords(actor: Principal, entity: Entity, parameters: Parameters): string[] {
  const fields = readableFields(actor, entity).filter(mayNameFiles);
  if (fields.length === 0) return [];
  const named = namedBy(entity, names(fields), parameters);
  // Without a join to the table: actors who see all records also see the history of deleted ones.
  if (rowScope(actor, entity).kind === 'all') return [named];
  const conditions = ['t.id = u.record_id', ...scopeConditions(actor, entity, 't', parameters)];
  return [`${named} and exists (select 1 from ${quote(entity.table)} t where ${conditions.join(' and ')})`];
}

/** Each account sees its own profile. */
function ownAccount(model: Model, actor: Principal, parameters: Parameters): string[] {
  if (actor.kind !== 'account') return [];
  const entity = entityNamed(model, 'manager');
  const fields = readableFields(actor, entity).filter(
    (field) => mayNameFiles(field) && ownFields.includes(field.name),
  );
  if (fields.length === 0) return [];
  return [`${namedBy(entity, names(fields), parameters)} and u.record_id = ${parameters.bind(actor.id)}`];
}

function namedBy(entity: Entity, fields: readonly string[], parameters: Parameters): string {
  return `u.entity = ${parameters.bind(entity.name)} and u.field = any(${parameters.bind(fields)}::text[])`;
}

function names(fields: readonly { readonly name: string }[]): string[] {
  return fields.map(({ name }) => name);
}
