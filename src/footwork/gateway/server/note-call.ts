import { sql } from 'kysely';
import { systemPrincipal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { transitionNamed } from '#engine/schema/model/workflow';
import { afterCommit, type Transaction } from '#engine/server/database/transaction';
import type { ServerContext } from '#engine/server/entity/context';
import { changeRecords } from '#engine/server/entity/write/change-records';
import { transitionIntent } from '#engine/server/entity/write/intent';
import type { Device } from './device';
import { writtenUseTime } from './use-time';

/** The device's report about itself in a call. */
export interface DeviceState {
  readonly soft_v?: string;
  readonly client_version?: string;
  /** Total over the device's lifetime; an increase is limited to the elapsed time. */
  readonly use_minutes?: number;
}

/** Use of the device, derived from one of its calls. */
export interface Use {
  /** Number of new reports. */
  readonly tests: number;
  /** Whether somebody uses the device; a power-on alone does not count. */
  readonly isUsed: boolean;
}

/**
 * Stores the device's report about itself. Does not increment the record's version: a person who edits the device
 * meanwhile changes other fields, and counters of a machine need no history.
 */
export async function noteCall(
  context: ServerContext,
  transaction: Transaction,
  device: Device,
  state: DeviceState,
  { tests, isUsed }: Use,
): Promise<void> {
  const now = context.now();
  // -1 is less than any stored value, and changes nothing.
  const used = writtenUseTime(state.use_minutes ?? -1, now);
  const { rows } = await sql<{ status: string }>`
    update device set
      last_seen = ${now},
      last_use = case when ${isUsed} then ${now}::timestamptz else last_use end,
      soft_v = coalesce(${state.soft_v ?? null}, soft_v),
      client_version = coalesce(${state.client_version ?? null}, client_version),
      use_minutes = ${used.minutes},
      use_minutes_at = ${used.at},
      test_count = test_count + ${tests}::bigint
    where id = ${device.id}
    returning status`.execute(transaction);
  const entity = entityNamed(context.model, 'device');
  if (tests > 0) afterCommit(transaction, () => context.changed(entity, [{ ...device }]));
  if (rows[0]?.status === 'offline') await connect(context, transaction, device);
}

/** As the system principal: a device without a store reaches no rows, not even its own. */
async function connect(context: ServerContext, transaction: Transaction, { id }: Device): Promise<void> {
  const writing = { context, entity: entityNamed(context.model, 'device'), actor: systemPrincipal };
  const action = transitionNamed(writing.entity, 'connect');
  await changeRecords(transaction, writing, [id], transitionIntent(writing, action, new Map(), new Map()));
}
