import { sql } from 'kysely';
import { type Actor, rootRole } from '../../entity/access/actor';
import { type RecordLimits, roleLimits } from '../../entity/access/record-limits';
import type { Connection } from '../database/transaction';

/** What the actor may not do with those of these roles that are ROOT or its own. */
export async function limitsOfRoles(
  ids: readonly number[],
  actor: Actor,
  connection: Connection,
): Promise<ReadonlyMap<number, RecordLimits>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from role
    where id = any(${[...ids]}::bigint[]) and code = any(${[rootRole, ...actor.roles]}::text[])`.execute(
    connection,
  );
  return new Map(rows.map(({ id, code }) => [id, roleLimits(actor, code)]));
}
