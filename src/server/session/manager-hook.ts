import { sql, type Transaction } from 'kysely';
import { type Actor, isRoot, rootRole } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { EntityHook, Row } from '../context';
import { forgetAccount } from '../notices/forget-account';
import { noteAccountChange } from '../notices/rights-notices';
import type { SystemTables } from '../system-tables';
import { invalid } from '../write/invalid';
import { endSessions } from './end-sessions';
import { assertAccountWithinRights, assertNotWider } from './own-rights';
import type { Sessions } from './sessions';

/**
 * Keeps accounts from locking everybody out or raising themselves, ends the sessions of those that change,
 * and has whoever is given a password choose another.
 */
export function managerHook(sessions: Sessions): EntityHook {
  return {
    async prepare(given, current, actor, transaction) {
      const root = await rootRoleId(transaction);
      assertRootMayBeGiven(given, current, actor, root);
      await assertAccountWithinRights(given, current, actor, transaction);
      if (current) await assertStillReachable(given, current, actor, transaction, root);
      if (current && endsSessions(given, current)) await endSessions(transaction, Number(current.id));
      if (current) await noteAccountChange(given, current, actor, transaction);
      const isGiven = typeof given.password === 'string' && current !== undefined && current.id !== actor.id;
      return isGiven ? { ...given, must_change: true } : given;
    },
    async prepareDelete(current, actor, transaction) {
      if (current.id === actor.id) throw refused('', 'ownAccount');
      const root = await rootRoleId(transaction);
      assertRootMayBeGiven({}, current, actor, root);
      await assertNotWider(current, [''], actor, transaction);
      if (isActiveRoot(current, root)) await assertAnotherRoot(transaction, current, root);
      await endSessions(transaction, Number(current.id));
      await forgetAccount(transaction, Number(current.id));
    },
    afterWrite: (ids) => sessions.invalidate(ids),
  };
}

/** Locked until the commit, so that two accounts cannot each rely on the other staying ROOT. */
async function rootRoleId(transaction: Transaction<SystemTables>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from role where code = ${rootRole} for no key update`.execute(transaction);
  return rows[0]?.id;
}

/** Only ROOT makes a ROOT account or changes one. */
function assertRootMayBeGiven(
  given: Row,
  current: Row | undefined,
  actor: Actor,
  root: number | undefined,
): void {
  if (isRoot(actor)) return;
  if (holds(current, root)) throw new AppError('forbidden');
  if (holds(given, root)) throw refused('roles', 'rootOnly');
}

async function assertStillReachable(
  given: Row,
  current: Row,
  actor: Actor,
  transaction: Transaction<SystemTables>,
  root: number | undefined,
): Promise<void> {
  const next = { ...current, ...given };
  if (current.id === actor.id && next.available === false) throw refused('available', 'ownAccount');
  if (isActiveRoot(current, root) && !isActiveRoot(next, root))
    await assertAnotherRoot(transaction, current, root);
}

async function assertAnotherRoot(
  transaction: Transaction<SystemTables>,
  current: Row,
  root: number | undefined,
): Promise<void> {
  const { rows } = await sql`
    select 1 from manager m join manager__roles held on held.owner = m.id
    where held.target = ${root} and m.available and m.id <> ${current.id} limit 1`.execute(transaction);
  if (rows.length === 0) throw refused('roles', 'lastRoot');
}

function isActiveRoot(row: Row, root: number | undefined): boolean {
  return row.available === true && holds(row, root);
}

function holds(row: Row | undefined, role: number | undefined): boolean {
  const roles = row?.roles;
  return role !== undefined && Array.isArray(roles) && roles.includes(role);
}

/** A new password or a closed account ends sessions; other changes only alter what they may do. */
function endsSessions(given: Row, current: Row): boolean {
  return typeof given.password === 'string' || (current.available === true && given.available === false);
}

function refused(field: string, rule: string): AppError {
  return invalid([{ field, rule, params: {} }]);
}
