import { sql } from 'kysely';
import { assertCan } from '../../entity/access';
import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { MenuEntry } from '../../entity/menu-entry';
import { entityNamed, type Model } from '../../entity/model';
import { lackedBy } from '../../entity/role-limits';
import { permsGained, permsInWords, type RolePerms, takenFromOwn } from '../../entity/role-perms';
import { invalid } from '../write/invalid';
import type { Connection } from '../write/transaction';
import { changesRights, roleChanges } from './role-changes';

type Tree = readonly MenuEntry[];

/**
 * Who gives a menu to a role or takes it from one, or changes what one of theirs permits, changes the role:
 * it must be permitted to, have what the role comes to permit, and take nothing from a role of its own.
 * The 422 is about `field`; empty where no field is at fault but the change as a whole.
 */
export async function assertMayChangeRights(
  connection: Connection,
  model: Model,
  actor: Actor,
  current: Tree,
  next: Tree,
  field: string,
): Promise<void> {
  if (roleChanges(current, next).length === 0 && !changesRights(current, next)) return;
  assertCan(actor, 'update', entityNamed(model, 'role'));
  const gained = permsGained(current, next).flatMap(({ perms }) => perms);
  const [permission] = lackedBy(actor, gained);
  if (permission !== undefined) throw new AppError('forbidden', { action: 'update', permission });
  const [loss] = takenFromOwn(actor, current, next);
  if (loss) throw invalid([{ field, rule: 'ownRoleLoses', params: await lossInWords(connection, loss) }]);
}

async function lossInWords(connection: Connection, { role, perms }: RolePerms) {
  const { rows } = await sql<{ name: string }>`select name from role where code = ${role}`.execute(
    connection,
  );
  return { role: rows[0]?.name ?? role, perms: permsInWords(perms) };
}
