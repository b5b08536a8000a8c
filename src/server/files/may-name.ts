import type { Actor } from '../../entity/actor';
import type { Issue } from '../../entity/issue';
import type { Model } from '../../entity/model';
import type { Row } from '../context';
import { invalid, issueOf } from '../write/invalid';
import type { Connection } from '../write/transaction';
import { filesIn } from './named-files';
import { filesKeptFrom } from './who-may-fetch';

/**
 * Throws a 422 where a value names a file that the actor may not fetch: naming it would open it to the actor, and
 * to everybody who sees the value.
 */
export async function assertMayName(
  connection: Connection,
  model: Model,
  actor: Actor,
  values: Row,
): Promise<void> {
  const [issues = []] = await namingIssues(connection, model, actor, [values]);
  if (issues.length > 0) throw invalid(issues);
}

/** What stands against each of these rows. */
export async function namingIssues(
  connection: Connection,
  model: Model,
  actor: Actor,
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const kept = await filesKeptFrom(connection, model, actor, [...new Set(rows.flatMap(filesIn))]);
  return rows.map((values) =>
    Object.entries(values)
      .filter(([, value]) => filesIn(value).some((id) => kept.has(id)))
      .map(([name]) => issueOf(name, 'foreignFile')),
  );
}
