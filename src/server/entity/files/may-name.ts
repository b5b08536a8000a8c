import type { Principal } from '../../../entity/access/principal';
import type { Issue } from '../../../entity/contract/issue';
import type { Model } from '../../../entity/declaration/model';
import type { Connection } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { Row } from '../context';
import { filesIn } from './named-files';
import { filesKeptFrom } from './who-may-fetch';

/**
 * Throws a 422 where a value names a file that the actor may not fetch: naming it would open it to the actor, and
 * to everybody who sees the value.
 */
export async function assertMayName(
  connection: Connection,
  model: Model,
  actor: Principal,
  values: Row,
): Promise<void> {
  const [issues = []] = await namingIssues(connection, model, actor, [values]);
  if (issues.length > 0) throw invalid(issues);
}

/** What stands against each of these rows. */
export async function namingIssues(
  connection: Connection,
  model: Model,
  actor: Principal,
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const named = new Set(rows.flatMap(filesIn));
  if (named.size === 0) return rows.map(() => []);
  const kept = await filesKeptFrom(connection, model, actor, [...named]);
  return rows.map((values) =>
    Object.entries(values)
      .filter(([, value]) => filesIn(value).some((id) => kept.has(id)))
      .map(([name]) => issueOf(name, 'foreignFile')),
  );
}
