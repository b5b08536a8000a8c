import { sql } from 'kysely';
import { type Actor, isRoot, rootRole } from '../../schema/access/actor';
import { accountLimits, type RecordLimits, roleLimits } from '../../schema/access/record-limits';
import type { Connection } from '../database/transaction';
import { isWiderAccount, rightsOf } from './own-rights';

interface Account {
  readonly id: number;
  readonly utype: string;
  readonly roles: readonly number[];
}

/** The actor's limits on these accounts; two statements, regardless of their number. */
export async function limitsOfAccounts(
  ids: readonly number[],
  actor: Actor,
  connection: Connection,
): Promise<ReadonlyMap<number, RecordLimits>> {
  const limits = new Map([[actor.id, accountLimits(actor, actor.id, false)]]);
  if (isRoot(actor)) return limits;
  const { rows: accounts } = await sql<Account>`
    select m.id, m.utype, array(select target from manager__roles where owner = m.id) as roles
    from manager m where m.id = any(${[...ids]}::bigint[])`.execute(connection);
  const held = [...new Set(accounts.flatMap(({ roles }) => roles))];
  const rights = new Map((await rightsOf(connection, held)).map((role) => [role.id, role]));
  for (const { id, utype, roles } of accounts) {
    const ofRoles = roles.flatMap((role) => rights.get(role) ?? []);
    limits.set(id, accountLimits(actor, id, isWiderAccount(actor, utype, ofRoles)));
  }
  return limits;
}

/** The actor's limits on these roles; only ROOT and the actor's own roles have limits. */
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
