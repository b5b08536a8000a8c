import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { rootRole } from '../../schema/access/actor';
import { userTypes } from '../../schema/contract/app';
import { entityNamed, type Model } from '../../schema/declaration/model';
import { chosenPasswordIssues } from '../accounts/new-password';
import { withoutTimeout } from '../database/backend-socket';
import type { Database } from '../database/database';
import { identify, insertRows } from '../database/insert';
import type { Transaction } from '../database/transaction';
import { hashPassword } from '../entity/write/password';
import { issuesInWords } from '../http/error-words';
import { insertAccounts, insertRoles } from './accounts';
import { menusOf } from './menus';
import { type SeedWork, stamped, tableOf } from './work';

/** What an empty database gets in addition to its navigation and `root`. */
export interface Content {
  /** Password of all its accounts, `root` included. */
  readonly password: string;
  load(work: SeedWork): Promise<void>;
}

export interface SeedOptions {
  readonly demo?: Content | undefined;
  /** Password of the account `root` without a demo; generated where absent. */
  readonly rootPassword?: string | undefined;
  readonly now: Date;
}

/** The result of seeding; a generated password can only be read here. */
export type Seeded =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'root'; readonly generatedPassword: string | undefined };

/** `ROOT_PASSWORD` is too easy to guess for a new account. */
export class RootPasswordError extends Error {
  override readonly name = 'RootPasswordError';
}

/** An arbitrary lock number, unique in this database. */
export const seedLock = 7_202_602;

/**
 * Fills a database without accounts with its navigation, `root` and optionally demo data; in one transaction, so that an
 * interrupted start leaves nothing.
 */
export async function seed(
  database: Database,
  model: Model,
  { demo, rootPassword, now }: SeedOptions,
): Promise<Seeded> {
  const generated = demo || rootPassword ? undefined : randomBytes(12).toString('base64url');
  return database.kysely.transaction().execute(async (transaction): Promise<Seeded> => {
    await sql.raw(withoutTimeout).execute(transaction);
    // Two servers may start on one PostgreSQL.
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    if (await hasAccounts(transaction, model)) return { kind: 'nothing' };
    if (!demo && rootPassword) assertRootPassword(rootPassword, model);
    const password = demo?.password ?? generated ?? rootPassword ?? '';
    const work = await begin(transaction, model, await hashPassword(password), now);
    if (!demo) return { kind: 'root', generatedPassword: generated };
    await demo.load(work);
    return { kind: 'demo' };
  });
}

function assertRootPassword(password: string, model: Model): void {
  const issues = chosenPasswordIssues('password', password, rootNames);
  const [issue] = issuesInWords('en', issues, entityNamed(model, 'manager'));
  if (issue) throw new RootPasswordError(`ROOT_PASSWORD cannot be used. ${issue.message}.`);
}

async function hasAccounts(transaction: Transaction, model: Model): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(entityNamed(model, 'manager').table)} limit 1`.execute(
    transaction,
  );
  return rows.length > 0;
}

const rootNames = { username: 'root', nickname: 'Root' } as const;

/** The navigation, the role ROOT and the account `root`. */
async function begin(
  transaction: Transaction,
  model: Model,
  passwordHash: string,
  now: Date,
): Promise<SeedWork> {
  const [account] = await identify(transaction, tableOf({ model }, 'manager'), [
    { ...rootNames, utype: String(userTypes[0].value) },
  ]);
  const rootOnly = { code: rootRole, name: 'Root', summary: 'Passes every check.' };
  const [role] = await identify(transaction, tableOf({ model }, 'role'), [
    { ...rootOnly, sort: 1, scope: 'all', menus: [] } as const,
  ]);
  if (!account || !role) throw new Error('The database gave no ids.');
  const menus = await menusOf(transaction, model);
  const work: SeedWork = { transaction, model, menus, creator: account.id, passwordHash, now };
  await insertRows(
    transaction,
    tableOf(work, 'menu'),
    menus.map((menu) => stamped(work, { ...menu })),
  );
  await insertRoles(work, [role]);
  await insertAccounts(work, [{ ...account, roles: [role.id] }]);
  return work;
}
