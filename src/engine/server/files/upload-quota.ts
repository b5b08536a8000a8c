import { kindOf, type Principal } from '../../schema/access/principal';
import { systemSchema } from '../../schema/contract/app';
import { AppError } from '../../schema/contract/app-error';
import { run } from '../database/statement';
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
  await run(transaction, {
    sql: `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'upload', $1::text, $2::bigint), 0))`,
    parameters: [kindOf(actor), actor.id],
  });
  const [used] = await run<{ files: number; bytes: number }>(transaction, {
    sql: `select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from ${systemSchema}.stored_file
     where principal_kind = $1 and create_by = $2 and create_time > $3`,
    parameters: [kindOf(actor), actor.id, new Date(now.getTime() - day)],
  });
  const { files = 0, bytes = 0 } = used ?? {};
  if (files < uploadQuota.files && bytes + size <= uploadQuota.megabytes * megabyte) return;
  throw new AppError('uploadQuota', uploadQuota);
}
