import { sql, type Transaction } from 'kysely';
import { AppError } from '../../entity/app-error';
import type { EntityHook } from '../context';
import type { Sessions } from '../session/sessions';
import type { SystemTables } from '../system-tables';

/** Menus stay a tree; any change of a menu can change what somebody may do. */
export function menuHook(sessions: Sessions): EntityHook {
  return {
    async prepare(given, current, _actor, transaction) {
      const parent = given.parent;
      if (!current || typeof parent !== 'number' || parent === current.parent) return given;
      if (parent === current.id) throw refused('ownParent');
      if (await isBelow(transaction, parent, Number(current.id))) throw refused('ownDescendant');
      return given;
    },
    afterWrite: () => sessions.invalidateAll(),
  };
}

/** Moves wait for each other: two that are sound by themselves can make a circle together. */
async function isBelow(
  transaction: Transaction<SystemTables>,
  id: number,
  ancestor: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('footwork menu tree'))`.execute(transaction);
  const { rows } = await sql`
    with recursive above (id, parent) as (
      select id, parent from menu where id = ${id}
      union
      select m.id, m.parent from menu m join above on m.id = above.parent
    )
    select 1 from above where id = ${ancestor}`.execute(transaction);
  return rows.length > 0;
}

function refused(rule: string): AppError {
  return new AppError('invalid', {}, { issues: [{ field: 'parent', rule, params: {} }] });
}
