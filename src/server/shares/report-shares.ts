import { AppError } from '../../entity/contract/app-error';
import { newToken, tokenHash } from '../accounts/token';
import type { Connection, Transaction } from '../database/transaction';

/** A link to a report as it is listed: its token is nowhere, only the hash of it. */
export interface ReportShare {
  readonly id: number;
  readonly created_at: string;
  readonly ends_at: string;
}

/** Those that have not ended, the latest first. */
export async function sharesOf(
  kysely: Connection,
  report: number,
  now: Date,
): Promise<readonly ReportShare[]> {
  return kysely
    .selectFrom('footwork.report_share')
    .select(['id', 'created_at', 'ends_at'])
    .where('report_id', '=', report)
    .where('ends_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();
}

/** Answers the id and the token, which is kept nowhere. Those that have ended go at the same time. */
export async function addShare(
  transaction: Transaction,
  given: { readonly report: number; readonly account: number; readonly now: Date; readonly endsAt: Date },
): Promise<{ readonly id: number; readonly token: string }> {
  const token = newToken();
  await transaction
    .deleteFrom('footwork.report_share')
    .where('ends_at', '<=', given.now.toISOString())
    .execute();
  const { id } = await transaction
    .insertInto('footwork.report_share')
    .values({
      report_id: given.report,
      token_hash: tokenHash(token),
      created_at: given.now,
      created_by: given.account,
      ends_at: given.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Answers whether there was one. */
export async function removeShare(transaction: Transaction, report: number, share: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('footwork.report_share')
    .where('report_id', '=', report)
    .where('id', '=', share)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The report that a token opens. Throws `shareEnded`, whether it has ended, was revoked or never was. */
export async function reportOfToken(kysely: Connection, token: string, now: Date): Promise<number> {
  const found = await kysely
    .selectFrom('footwork.report_share')
    .select('report_id')
    .where('token_hash', '=', tokenHash(token))
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!found) throw new AppError('shareEnded');
  return found.report_id;
}
