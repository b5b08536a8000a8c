import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import type { Issue } from '../../schema/contract/issue';
import type { Model } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { system } from '../database/system-schema';
import type { Connection, Transaction } from '../database/transaction';
import { namingIssues } from '../entity/files/file-access-issues';
import { invalid } from '../http/invalid';

type Tree = readonly MenuEntry[];

/**
 * Throws a 422 for duplicate and unknown ids. An id is known if it is in `known` or was ever published, because a draft
 * may keep a menu that others have deleted meanwhile.
 */
export async function assertKnownIds(transaction: Transaction, tree: Tree, known: Tree): Promise<void> {
  const ids = new Set(known.map(({ id }) => id));
  const unknown = tree.map(({ id }) => id).filter((id) => id > 0 && !ids.has(id));
  const published = unknown.length > 0 ? await everPublished(transaction, unknown) : [];
  const faults = idFaults(tree, new Set([...ids, ...published]));
  if (faults.length > 0) throw invalid(faults);
}

async function everPublished(transaction: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (entry ->> 'id')::bigint as id
    from ${system}.menu_revision, jsonb_array_elements(tree) entry
    where (entry ->> 'id')::bigint = any(${ids}::bigint[])`.execute(transaction);
  return rows.map(({ id }) => id);
}

function idFaults(tree: Tree, known: ReadonlySet<number>): Issue[] {
  const seen = new Set<number>();
  return tree.flatMap(({ id }): Issue[] => {
    const rule = seen.has(id) ? 'unique' : id > 0 && !known.has(id) ? 'reference' : undefined;
    seen.add(id);
    return rule || id === 0 ? [{ field: `tree.${id}.id`, rule: rule ?? 'invalid', params: {} }] : [];
  });
}

/** Throws a 422 if an entry refers to a file that the actor may not fetch. */
export async function assertTreeFilesFetchable(
  connection: Connection,
  model: Model,
  actor: Actor,
  tree: Tree = [],
): Promise<void> {
  const rows = tree.map((entry) => ({ ...entry }));
  const found = await namingIssues(connection, model, actor, rows);
  const issues = found.flatMap((ofEntry, at) =>
    ofEntry.map((issue) => ({ ...issue, field: `tree.${tree[at]?.id}.${issue.field}` })),
  );
  if (issues.length > 0) throw invalid(issues);
}
