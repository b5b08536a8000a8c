import type { Principal } from '../../../entity/access/principal';
import { accountIdOf, principalName } from '../../../entity/access/principal';
import type { Entity } from '../../../entity/model/entity';
import { literal } from '../../database/sql-text';

/** The first parameters of every statement that writes; `writer` reads them. */
export function writerParameters(principal: Principal): unknown[] {
  return [accountIdOf(principal), principal.kind, principal.id, principalName(principal)];
}

/** How many they are. */
export const writerCount = 4;

/** The account for `create_by` and `update_by`, which point to accounts: null where a device writes. */
export const writingAccount = '$1::bigint';

/** Gives each of those parameters a type, whether or not the rest of the statement uses it. */
export const writer = `writer as (
  select $1::bigint as account, $2::text as kind, $3::bigint as id, $4::text as name
)`;

/** Inserts into the history what `from` holds as `record_id`, `version` and `changes`; nothing for an entity without history. */
export function recorded(entity: Entity, action: string, from: string): string[] {
  if (!entity.history) return [];
  return [
    `recorded as (
  insert into footwork.history (entity, record_id, version, action, actor_kind, actor_id, actor_name, changes)
  select ${literal(entity.name)}, e.record_id, e.version, ${action}, writer.kind, writer.id, writer.name, e.changes
  from ${from} e, writer
)`,
  ];
}
