import type { Actor } from '../../entity/access/actor';
import type { Model } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import type { Connection } from '../database/transaction';
import { namingIssues } from '../entity/files/may-name';
import { invalid } from '../http/invalid';

/** Throws a 422 where an entry of the tree names a file that the actor may not fetch. */
export async function assertTreeMayName(
  connection: Connection,
  model: Model,
  actor: Actor,
  tree: readonly MenuEntry[] = [],
): Promise<void> {
  const found = await namingIssues(
    connection,
    model,
    actor,
    tree.map((entry) => ({ ...entry })),
  );
  const issues = found.flatMap((ofEntry, at) =>
    ofEntry.map((issue) => ({ ...issue, field: `tree.${tree[at]?.id}.${issue.field}` })),
  );
  if (issues.length > 0) throw invalid(issues);
}
