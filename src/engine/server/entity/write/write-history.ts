import { accountIdOf, kindOf, type Principal, principalName } from '../../../schema/access/principal';
import { systemSchema } from '../../../schema/contract/app';
import type { Entity } from '../../../schema/model/entity';
import { literal } from '../../database/sql-text';
import { Parameters } from '../../database/statement';

/** The first parameters of a writing statement, which are those of `writer`. */
export const writerReaders: readonly ((principal: Principal) => unknown)[] = [
  accountIdOf,
  kindOf,
  ({ id }) => id,
  principalName,
];

/** The parameters of a writing statement, which begin with those of `writer`. */
export function writerParameters(principal: Principal): Parameters {
  const parameters = new Parameters();
  for (const reader of writerReaders) parameters.bind(reader(principal));
  return parameters;
}

/** The account for `create_by` and `update_by`; null if a machine writes. */
export const writingAccount = '$1::bigint';

/** Gives each of these parameters a type, even if the rest of the statement does not use it. */
export const writer = `writer as (
  select $1::bigint as account, $2::text as kind, $3::bigint as id, $4::text as name
)`;

/** Inserts `record_id`, `version` and `changes` of `from` into the history. Empty for entities without history. */
export function historyInsert(entity: Entity, action: string, from: string): string[] {
  if (!entity.history) return [];
  return [
    `recorded as (
  insert into ${systemSchema}.history (entity, record_id, version, action, actor_kind, actor_id, actor_name, changes)
  select ${literal(entity.name)}, e.record_id, e.version, ${action}, writer.kind, writer.id, writer.name, e.changes
  from ${from} e, writer
)`,
  ];
}
