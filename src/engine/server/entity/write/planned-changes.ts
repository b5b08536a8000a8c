import { canRead } from '../../../schema/access/access';
import type { RecordLimits } from '../../../schema/access/record-limits';
import { AppError } from '../../../schema/contract/app-error';
import { type Action, type Entity, type Field, fieldNamed, inputFields } from '../../../schema/model/entity';
import { isFrom, missingFor } from '../../../schema/model/workflow';
import { isEmpty } from '../../../schema/write/condition';
import { isSame, mergeUpdate } from '../../../schema/write/merge';
import { idleFields, recordIssues } from '../../../schema/write/record-issues';
import { factParams } from '../../../schema/write/refusal';
import { validatorsOf } from '../../../schema/write/validator';
import type { Transaction } from '../../database/transaction';
import { invalid, issueOf } from '../../http/invalid';
import type { Prepare, Row, WriteRequest } from '../context';
import { answeredRow } from './answered-row';
import { baseRecord } from './history-entry';
import type { Intent } from './intent';
import { idOfRow } from './stored-rows';
import { assertMayChange, assertWithinLimits } from './within-limits';

/**
 * The values that the intent changes in this record. Throws `stale`, `impossibleTransition`, or a 422 if the record's
 * limits forbid the change or the resulting record is invalid.
 */
export async function plannedChanges(
  transaction: Transaction,
  write: WriteRequest,
  current: Row,
  intent: Intent,
  prepare: Prepare | undefined,
  limits: RecordLimits,
): Promise<Row> {
  const { context, entity } = write;
  const { transition } = intent;
  const wanted = intent.wanted.get(idOfRow(current)) ?? {};
  const changes = await merged(transaction, write, current, intent.versions, wanted);
  if (transition && !isFrom(transition, current)) throw impossible(write, transition, current);
  const { actions, fields } = limits;
  // An update of a locked record passes if it changes nothing, and actions may change locked fields.
  const isSent = intent.name === 'update' && actions.update === 'locked';
  if (!isSent) assertWithinLimits(write, current, limits, intent.name);
  const kept = transition ? { actions, fields: withoutLocks(fields) } : limits;
  assertMayChange(write, current, kept, changes);
  if (transition) {
    const missing = missingFor(transition, current, wanted);
    if (missing.length > 0) throw invalid(missing.map((name) => issueOf(name, 'required')));
    Object.assign(changes, differing(current, intent.effects ?? {}), { [transition.field]: transition.to });
    // Fields that do not apply in the new state are cleared, except those that the caller sends.
    const sent = new Set(Object.keys(wanted));
    const idle = idleFields(inputFields(entity), { ...current, ...changes });
    for (const name of idle.filter((name) => !sent.has(name))) changes[name] = null;
  }
  if (Object.keys(changes).length === 0) return changes;
  assertWhole(entity, { ...current, ...changes });
  const found = context.hooks[entity.name]?.check?.(changes) ?? [];
  if (found.length > 0) throw invalid(found);
  return prepare ? prepare(changes, current) : changes;
}

function withoutLocks(fields: RecordLimits['fields']): RecordLimits['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, rule]) => rule !== 'locked'));
}

async function merged(
  transaction: Transaction,
  { entity, actor }: WriteRequest,
  current: Row,
  versions: Intent['versions'],
  wanted: Row,
): Promise<Row> {
  const version = versions.get(idOfRow(current));
  const base = version === undefined ? current : await baseRecord(transaction, entity, current, version);
  const { changes, collisions } = base
    ? mergeUpdate(base, current, wanted)
    : { changes: {}, collisions: Object.keys(differing(current, wanted)) };
  if (collisions.length === 0 && base) return changes;
  throw new AppError('stale', {}, { record: answeredRow(actor, entity, current), fields: collisions });
}

function differing(current: Row, wanted: Row): Row {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(value, current[name])));
}

function impossible(
  { entity, actor }: WriteRequest,
  { name: action, field }: Action,
  current: Row,
): AppError {
  const fact = factParams((one) => canRead(actor, one), fieldNamed(entity, field), current);
  return new AppError('impossibleTransition', { action, field, ...fact });
}

/** Skips passwords: only their hash is stored, and the new password was checked before hashing. */
function assertWhole(entity: Entity, record: Row): void {
  const fields = inputFields(entity).filter((field) => !field.secret);
  const inputs = Object.fromEntries(
    fields.map((field) => [field.name, wholeValue(field, record[field.name])]),
  );
  const issues = recordIssues(entity, validatorsOf(entity).create, inputs, record).filter(
    (issue) => !entity.fields.get(issue.field)?.secret,
  );
  if (issues.length > 0) throw invalid(issues);
}

/** Reads return an empty list where there are no links. */
function wholeValue({ type, required }: Field, value: unknown): unknown {
  return type === 'references' && isEmpty(value) && !required ? null : value;
}
