import { sql } from 'kysely';
import { isRoot, rootRole } from '../../schema/access/actor';
import { accountOf } from '../../schema/access/principal';
import { rowScope } from '../../schema/access/row-scope';
import type { managerWith } from '../../schema/base/manager';
import { systemSchema } from '../../schema/contract/app';
import { entityNamed } from '../../schema/declaration/model';
import type { StoredOf, ValuesOf } from '../../schema/model/row';
import { limitsOfAccounts } from '../accounts/account-limits';
import { forgetBrowsers } from '../accounts/known-browsers';
import { chosenPasswordIssues, namesOfAccounts } from '../accounts/new-password';
import { assertAccountWithinRights } from '../accounts/own-rights';
import { endSessions } from '../accounts/session-list';
import type { Transaction } from '../database/transaction';
import { idsInScope } from '../entity/write/scope';
import { invalid, issueOf } from '../http/invalid';
import { noteAccountChange } from '../notices/rights-notices';
import { defineOverride } from '../override';

type Account = StoredOf<ReturnType<typeof managerWith>>;

/**
 * Rules for accounts: a password must not be easy to guess, one enabled ROOT account must remain, and nobody grants
 * rights that they lack. A new password ends the account's sessions, and so does disabling the account. When somebody
 * else sets the password of an existing account, its owner must replace it, and the browsers it used no longer count as
 * known.
 */
export default defineOverride<ReturnType<typeof managerWith>>(({ database, model, sessions }) => ({
  async checkAgainstRecords(values, actor, ids) {
    const { password } = values;
    if (typeof password !== 'string') return [];
    const entity = entityNamed(model, 'manager');
    const reached = await idsInScope(database.kysely, entity, rowScope(actor, entity), ids);
    const names = await namesOfAccounts(database.kysely, [...reached]);
    return [values, ...names]
      .flatMap((account) => chosenPasswordIssues('password', password, account))
      .slice(0, 1);
  },
  prepare: (principal, transaction) => async (values, current) => {
    const actor = accountOf(principal);
    const root = await rootRoleId(transaction);
    if (!isRoot(actor) && holds(values, root)) throw invalid([issueOf('roles', 'rootOnly')]);
    await assertAccountWithinRights(values, current, actor, transaction);
    if (current && isActiveRoot(current, root) && !isActiveRoot({ ...current, ...values }, root))
      await assertAnotherRoot(transaction, current, root);
    if (current && endsSessions(values, current)) await endSessions(transaction, current.id);
    if (current) await noteAccountChange(values, current, actor, transaction);
    const isSetByOther =
      typeof values.password === 'string' && current !== undefined && current.id !== actor.id;
    if (!isSetByOther) return values;
    await forgetBrowsers(transaction, current.id);
    return { ...values, must_change: true };
  },
  limits: (ids, principal, connection) => limitsOfAccounts(ids, accountOf(principal), connection),
  warnings: ({ password_set }) => (password_set === false ? [issueOf('password', 'noPassword')] : []),
  async prepareDelete(current, _actor, transaction) {
    const root = await rootRoleId(transaction);
    if (isActiveRoot(current, root)) await assertAnotherRoot(transaction, current, root);
    await endSessions(transaction, current.id);
    await forgetAccount(transaction, current.id);
  },
  afterWrite: (ids) => sessions.invalidate(ids),
}));

/** Locks the role until the commit, so that two accounts cannot each rely on the other staying ROOT. */
async function rootRoleId(transaction: Transaction): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from role where code = ${rootRole} for no key update`.execute(transaction);
  return rows[0]?.id;
}

async function assertAnotherRoot(
  transaction: Transaction,
  current: Account,
  root: number | undefined,
): Promise<void> {
  const { rows } = await sql`
    select 1 from manager m join manager__roles held on held.owner = m.id
    where held.target = ${root} and m.available and m.id <> ${current.id} limit 1`.execute(transaction);
  if (rows.length === 0) throw invalid([issueOf('roles', 'lastRoot')]);
}

function isActiveRoot(
  row: ValuesOf<ReturnType<typeof managerWith>> | undefined,
  root: number | undefined,
): boolean {
  return row?.available === true && holds(row, root);
}

function holds(row: ValuesOf<ReturnType<typeof managerWith>> | undefined, role: number | undefined): boolean {
  return role !== undefined && row?.roles?.includes(role) === true;
}

/** A new password, or disabling the account, ends its sessions; other changes apply to open sessions. */
function endsSessions(values: ValuesOf<ReturnType<typeof managerWith>>, current: Account): boolean {
  return typeof values.password === 'string' || (current.available === true && values.available === false);
}

/** Deletes the rows of other tables that belong to a deleted account. */
async function forgetAccount(transaction: Transaction, managerId: number): Promise<void> {
  for (const table of [`${systemSchema}.notice`, `${systemSchema}.sign_in`, `${systemSchema}.known_browser`])
    await sql`delete from ${sql.table(table)} where manager_id = ${managerId}`.execute(transaction);
}
