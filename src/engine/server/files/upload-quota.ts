import { sql } from 'kysely';
import { kindOf, type Principal } from '../../schema/access/principal';
import { AppError } from '../../schema/contract/app-error';
import { system } from '../database/system-schema';
import type { Transaction } from '../database/transaction';

const day = 24 * 3_600_000;
const megabyte = 1024 * 1024;

/** The uploads of one account or machine per day. */
export const uploadQuota = { files: 300, megabytes: 300 } as const;

/** Throws `uploadQuota` where this upload would exceed the principal's quota of the last day. */
export async function assertWithinQuota(
  transaction: Transaction,
  actor: Principal,
  size: number,
  now: Date,
): Promise<void> {
  // Serialises uploads of a principal: concurrent ones would each find room.
  const kind = kindOf(actor);
  await sql`select pg_advisory_xact_lock(
    hashtextextended(concat_ws(' ', 'upload', ${kind}::text, ${actor.id}::bigint), 0)
  )`.execute(transaction);
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from ${system}.stored_file
    where principal_kind = ${kind} and create_by = ${actor.id} and create_time > ${new Date(now.getTime() - day)}`.execute(
    transaction,
  );
  const { files = 0, bytes = 0 } = rows[0] ?? {};
  if (files < uploadQuota.files && bytes + size <= uploadQuota.megabytes * megabyte) return;
  throw new AppError('uploadQuota', uploadQuota);
}
