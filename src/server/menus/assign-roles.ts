import { sql } from 'kysely';
import { AppError } from '../../entity/contract/app-error';
import type { Issue } from '../../entity/contract/issue';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { isSame } from '../../entity/write/merge';
import type { Connection } from '../database/transaction';
import { invalid } from '../http/invalid';

/** Which roles shall hold a menu, and which were seen to. */
export interface Assignment {
  readonly roles: readonly string[];
  readonly from: readonly string[] | undefined;
}

/**
 * The menus with that one held by those roles. Throws a 422 for a code that no role has, and `stale` where
 * other roles hold it now than were seen to: neither its version nor that of any one role tells.
 */
export async function withAssigned(
  connection: Connection,
  current: readonly MenuEntry[],
  id: number,
  { roles, from }: Assignment,
): Promise<readonly MenuEntry[]> {
  const entry = current.find((one) => one.id === id);
  if (!entry) throw new AppError('notFound');
  if (from && !isSame([...from].sort(), [...entry.roles].sort())) {
    throw new AppError('stale', {}, { record: entry, fields: ['roles'] });
  }
  const { rows } = await sql<{ code: string }>`
    select code from role where code = any(${[...roles]}::text[]) order by code`.execute(connection);
  if (rows.length < new Set(roles).size) throw invalid([{ field: 'roles', rule: 'reference', params: {} }]);
  const codes = rows.map(({ code }) => code);
  return current.map((one) => (one.id === id ? { ...one, roles: codes } : one));
}

export function isCodes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}

export function notCodes(field: string): Issue {
  return { field, rule: 'type', params: { type: 'array' } };
}
