import { sql } from 'kysely';
import { type DevicePrincipal, systemPrincipal } from '../../entity/access/principal';
import { entityNamed } from '../../entity/declaration/model';
import { transitionNamed } from '../../entity/model/workflow';
import { afterCommit, type Transaction } from '../database/transaction';
import type { ServerContext } from '../entity/context';
import { changeRecords } from '../entity/write/change-records';
import { transitionIntent } from '../entity/write/intent';
import { writtenUseTime } from './use-time';

/** What a call says of the device itself. */
export interface DeviceState {
  readonly soft_v?: string;
  readonly client_version?: string;
  /** Of its whole life; what is more than has passed since the last one is cut off. */
  readonly use_minutes?: number;
}

/** What a call shows of the use of the device. */
export interface Use {
  /** Reports that are new. */
  readonly tests: number;
  /** Whether somebody uses it, and not only the current is on. */
  readonly isUsed: boolean;
}

/**
 * Keeps what a call says of its device. Its version stays: a person who edits the device meanwhile changes other
 * fields, and what a machine counts needs no history.
 */
export async function noteCall(
  context: ServerContext,
  transaction: Transaction,
  device: DevicePrincipal,
  state: DeviceState,
  { tests, isUsed }: Use,
): Promise<void> {
  const now = context.now();
  // Less than any known value changes nothing.
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

/** By the server: a device without a store reaches no rows, not even its own. */
async function connect(
  context: ServerContext,
  transaction: Transaction,
  { id }: DevicePrincipal,
): Promise<void> {
  const writing = { context, entity: entityNamed(context.model, 'device'), actor: systemPrincipal };
  const action = transitionNamed(writing.entity, 'connect');
  await changeRecords(transaction, writing, [id], transitionIntent(writing, action, new Map(), new Map()));
}
