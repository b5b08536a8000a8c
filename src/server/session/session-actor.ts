import { sql } from 'kysely';
import type { Actor, UserType } from '../../entity/actor';
import type { Database } from '../database';

export interface SessionActor {
  readonly actor: Actor;
  readonly lastUsedAt: number;
}

interface Found {
  id: number;
  username: string;
  utype: string;
  roles: string[];
  perms: string[];
  pcode: string | null;
  store: number | null;
  last_used_at: string;
}

/**
 * The account of a session that has not expired at `now` and was used since `idleSince`, with its enabled
 * roles and what they permit. Undefined when there is none, or the account is disabled.
 */
export async function readSessionActor(
  database: Database,
  hash: string,
  now: Date,
  idleSince: Date,
): Promise<SessionActor | undefined> {
  const { rows } = await sql<Found>`
    select m.id, m.username, m.utype, m.pcode, m.store, s.last_used_at,
      array(
        select r.code from manager__roles held join role r on r.id = held.target
        where held.owner = m.id and r.status = 'enabled' order by r.sort, r.id
      ) as roles,
      array(
        select distinct n.perm from manager__roles held
        join role r on r.id = held.target and r.status = 'enabled'
        join role__menus opened on opened.owner = r.id
        join menu n on n.id = opened.target
        where held.owner = m.id and n.perm is not null order by n.perm
      ) as perms
    from footwork.session s join manager m on m.id = s.manager_id
    where s.token_hash = ${hash} and s.expires_at > ${now} and s.last_used_at > ${idleSince} and m.available
  `.execute(database.kysely);
  const [found] = rows;
  if (!found) return undefined;
  const { last_used_at, utype, ...rest } = found;
  return {
    actor: Object.freeze({ ...rest, utype: Number(utype) as UserType }),
    lastUsedAt: Date.parse(last_used_at),
  };
}
