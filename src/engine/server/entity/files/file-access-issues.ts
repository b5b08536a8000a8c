import type { Principal } from '../../../schema/access/principal';
import type { Issue } from '../../../schema/contract/issue';
import type { Model } from '../../../schema/declaration/model';
import type { Connection } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { Row } from '../context';
import { unfetchableFiles } from './fetchable-files';
import { filesIn } from './named-files';

/**
 * Throws a 422 if a value refers to a file that the actor may not fetch. A stored reference would let the actor, and
 * everybody who sees the value, fetch the file.
 */
export async function assertFilesFetchable(
  connection: Connection,
  model: Model,
  actor: Principal,
  values: Row,
): Promise<void> {
  const [issues = []] = await namingIssues(connection, model, actor, [values]);
  if (issues.length > 0) throw invalid(issues);
}

/** Issues per row: files that the actor may not fetch. */
export async function namingIssues(
  connection: Connection,
  model: Model,
  actor: Principal,
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const named = new Set(rows.flatMap(filesIn));
  if (named.size === 0) return rows.map(() => []);
  const kept = await unfetchableFiles(connection, model, actor, [...named]);
  return rows.map((values) =>
    Object.entries(values)
      .filter(([, value]) => filesIn(value).some((id) => kept.has(id)))
      .map(([name]) => issueOf(name, 'foreignFile')),
  );
}
