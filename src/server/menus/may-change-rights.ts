import { sql } from 'kysely';
import { assertCan } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import { entityNamed, type Model } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { rightsRefusal } from '../../entity/menu/menu-rights';
import { permsInWords, type RolePerms } from '../../entity/menu/role-changes';
import type { Connection } from '../database/transaction';
import { invalid } from '../http/invalid';

type Tree = readonly MenuEntry[];

/**
 * Throws where `rightsRefusal` says no: `forbidden`, or a 422 about `field`, which is empty where no field is
 * at fault but the change as a whole.
 */
export async function assertMayChangeRights(
  connection: Connection,
  model: Model,
  actor: Actor,
  current: Tree,
  next: Tree,
  field: string,
): Promise<void> {
  const refusal = rightsRefusal(actor, current, next);
  switch (refusal?.reason) {
    case 'rolesLocked':
      assertCan(actor, 'update', entityNamed(model, 'role'));
      throw new AppError('fieldForbidden', { field: 'role.menus' });
    case 'beyondOwnRights':
      throw new AppError('forbidden', { action: 'update', permission: refusal.permission });
    case 'ownRoleLoses': {
      const params = await lossInWords(connection, refusal.loss);
      throw invalid([{ field, rule: 'ownRoleLoses', params }]);
    }
  }
}

async function lossInWords(connection: Connection, { role, perms }: RolePerms) {
  const { rows } = await sql<{ name: string }>`select name from role where code = ${role}`.execute(
    connection,
  );
  return { role: rows[0]?.name ?? role, perms: permsInWords(perms) };
}
