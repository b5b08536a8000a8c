import type { Issue } from '#engine/schema/contract/issue';
import type { Entity, Field } from '#engine/schema/model/entity';
import { traitsOf } from '#engine/schema/model/field-traits';
import { recordIssues } from '#engine/schema/write/record-issues';
import { validatorsOf } from '#engine/schema/write/validator';
import type { Row } from '#engine/server/entity/context';
import { callerValues, onePerField } from '#engine/server/entity/write/caller-values';
import { issueOf } from '#engine/server/http/invalid';
import type { Device } from './device';

/** A device whose clock was reset starts in 1970 or 1980. */
const earliestYear = 2000;

/** In ms: tolerance for a device clock that is ahead. */
const mostAhead = 10 * 60 * 1000;

/** A valid item of a batch, and its index in the batch. */
export interface ReadItem {
  readonly at: number;
  readonly row: Row;
  /** Why it must not be stored. */
  readonly issue?: Issue;
}

interface Batch {
  /** Property of the body. */
  readonly name: string;
  /** The field with the time of the event. */
  readonly time: string;
}

interface ReadItems {
  readonly items: readonly ReadItem[];
  readonly issues: readonly Issue[];
}

/**
 * Converts items to new records of the entity, adds the values that the gateway knows, and rejects times that are
 * impossible at `now`; issues name items as `reports.3.type`.
 */
export function readItems(
  entity: Entity,
  device: Device,
  { name, time }: Batch,
  batch: readonly Row[],
  known: Row,
  now: Date,
): ReadItems {
  const { create } = validatorsOf(entity);
  const items: ReadItem[] = [];
  const issues: Issue[] = [];
  for (const [at, body] of batch.entries()) {
    const read = callerValues(
      device,
      entity,
      body,
      (field) => isSentByDevices(field) && !(field.name in known),
    );
    const row = { ...read.values, ...known };
    const found = onePerField(read.issues, recordIssues(entity, create, row));
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

/** Devices do not send references or files, whose ids they do not know. */
function isSentByDevices({ derived, ref, type }: Field): boolean {
  return !derived && ref === undefined && traitsOf(type).upload === undefined;
}
