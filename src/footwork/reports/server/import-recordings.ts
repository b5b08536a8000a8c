import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#engine/schema/access/actor';
import type { BodyOf } from '#engine/schema/contract/endpoint';
import { entityNamed } from '#engine/schema/declaration/model';
import type { Entity } from '#engine/schema/model/entity';
import { recordIssues } from '#engine/schema/write/record-issues';
import { validatorsOf } from '#engine/schema/write/validator';
import type { Row, ServerContext } from '#engine/server/entity/context';
import { readRecord } from '#engine/server/entity/read/read-record';
import { createRecord } from '#engine/server/entity/write/create-record';
import { onceUnder } from '#engine/server/entity/write/idempotency';
import type { IdempotencyKey } from '#engine/server/http/idempotency-key';
import { invalid, issueOf } from '#engine/server/http/invalid';
import { unpackRecording } from '../../../measurement/storage/packed-recording';
import type { StoredDynamic } from '../../../measurement/storage/report-measurement';
import type { importRecordings } from '../endpoints/report';

/**
 * Stores recordings from a file as a report of a customer. Throws a 422 if the customer is outside the actor's row
 * scope, or a recording is incomplete.
 */
export async function storeImported(
  context: ServerContext,
  actor: Actor,
  { customer: id, detection_time, measurement }: BodyOf<typeof importRecordings>,
  key: IdempotencyKey | undefined,
): Promise<Row> {
  const isSeen = await readRecord(context, actor, entityNamed(context.model, 'customer'), id);
  // Read without field permissions: the report needs these values even if a role hides them from the actor.
  const { rows } = await sql<{ store: number; customer_number: string | null }>`
    select store, customer_number from customer where id = ${id}`.execute(context.database.kysely);
  const [customer] = rows;
  if (!isSeen || !customer) throw invalid([issueOf('customer', 'reference')]);
  const now = context.now();
  if (Date.parse(detection_time) > now.getTime()) {
    throw invalid([issueOf('detection_time', 'future')]);
  }
  const report = {
    report_number: newNumber(now),
    type: 'dynamic',
    customer: id,
    customer_number: customer.customer_number,
    store: customer.store,
    detection_time,
    measurement,
  };
  const entity = entityNamed(context.model, 'report');
  await assertWhole(entity, report);
  return onceUnder(context, actor, key, () => createRecord({ context, entity, actor, key }, report));
}

/** Unpacks the recordings one by one, because each may need 150 MB. */
async function assertWhole(entity: Entity, report: Row): Promise<void> {
  const issues = recordIssues(entity, validatorsOf(entity).create, structuredClone(report));
  if (issues.length > 0) throw invalid(issues);
  const { recordings } = report.measurement as StoredDynamic;
  for (const [at, packed] of recordings.entries()) {
    try {
      await unpackRecording(packed);
    } catch (cause) {
      throw invalid([issueOf(`measurement.recordings.${at}.pressures`, 'damaged')], { cause });
    }
  }
}

function newNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `IMPORT-${day}-${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}
