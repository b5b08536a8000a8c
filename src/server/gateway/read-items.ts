import type { DevicePrincipal } from '../../entity/access/principal';
import type { Issue } from '../../entity/contract/issue';
import type { Entity, Field } from '../../entity/model/entity';
import { recordIssues } from '../../entity/write/record-issues';
import { validatorsOf } from '../../entity/write/validator';
import type { Row } from '../entity/context';
import { givenIn, withoutRepeats } from '../entity/write/given';
import { issueOf } from '../http/invalid';

/** A device whose clock has lost its time begins in 1970 or 1980. */
const earliestYear = 2000;

/** In ms: so far the clock of a device may be ahead. */
const mostAhead = 10 * 60 * 1000;

/** A valid item of a batch, and its place in it. */
export interface ReadItem {
  readonly at: number;
  readonly row: Row;
  /** Why it may not be stored. */
  readonly issue?: Issue;
}

interface Batch {
  /** In the body. */
  readonly name: string;
  /** The field with the time at which an item happened. */
  readonly time: string;
}

interface ReadItems {
  readonly items: readonly ReadItem[];
  readonly issues: readonly Issue[];
}

/**
 * Each item as a new record of the entity, with what the gateway knows of it, and of a time that is possible at `now`; issues name
 * the items as `reports.3.type`.
 */
export function readItems(
  entity: Entity,
  device: DevicePrincipal,
  { name, time }: Batch,
  batch: readonly Row[],
  known: Row,
  now: Date,
): ReadItems {
  const { create } = validatorsOf(entity);
  const items: ReadItem[] = [];
  const issues: Issue[] = [];
  for (const [at, body] of batch.entries()) {
    const read = givenIn(device, entity, body, (field) => isSentByDevices(field) && !(field.name in known));
    const row = { ...read.given, ...known };
    const found = withoutRepeats(read.issues, recordIssues(entity, create, row));
    if (found.length === 0) found.push(...timeIssues(time, Date.parse(String(row[time])), now));
    if (found.length === 0) items.push({ at, row });
    issues.push(...found.map((issue) => ({ ...issue, field: `${name}.${at}.${issue.field}` })));
  }
  return { items, issues };
}

function timeIssues(field: string, at: number, now: Date): Issue[] {
  if (at < Date.UTC(earliestYear)) return [issueOf(field, 'tooEarly', { limit: earliestYear })];
  return at > now.getTime() + mostAhead ? [issueOf(field, 'future')] : [];
}

/** Not what points to records or files, whose ids no device knows. */
function isSentByDevices({ derived, ref, type }: Field): boolean {
  return !derived && ref === undefined && type !== 'image' && type !== 'images' && type !== 'file';
}
