import { sql } from 'kysely';
import type { Issue } from '../../entity/contract/issue';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import type { Transaction } from '../database/transaction';
import { invalid } from '../http/invalid';

type Tree = readonly MenuEntry[];

/**
 * Throws a 422 where an id is given twice, or stands neither for a menu of `known` nor for one that was published
 * once: what is kept of work on a menu that others have removed meanwhile must be storable.
 */
export async function assertKnownIds(transaction: Transaction, tree: Tree, known: Tree): Promise<void> {
  const ids = new Set(known.map(({ id }) => id));
  const strange = tree.map(({ id }) => id).filter((id) => id > 0 && !ids.has(id));
  const once = strange.length > 0 ? await publishedOnce(transaction, strange) : [];
  const faults = idFaults(tree, new Set([...ids, ...once]));
  if (faults.length > 0) throw invalid(faults);
}

async function publishedOnce(transaction: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (entry ->> 'id')::bigint as id
    from footwork.menu_revision, jsonb_array_elements(tree) entry
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
