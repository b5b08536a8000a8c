import { AppError } from '#engine/schema/contract/app-error';
import { newToken, tokenHash } from '#engine/server/accounts/token';
import type { Connection, Transaction } from '#engine/server/database/transaction';

/** A link to a report in a list: without its token, of which only the hash is stored. */
export interface ReportShare {
  readonly id: number;
  readonly created_at: string;
  readonly ends_at: string;
  readonly locked: boolean;
  /** Whether the link has shown the report; null if unknown. */
  readonly opened: boolean | null;
}

/** After this many wrong passwords a link is locked until somebody unlocks it. */
const wrongAllowed = 10;

/** The links that have not expired, latest first. */
export async function sharesOf(
  kysely: Connection,
  report: number,
  now: Date,
): Promise<readonly ReportShare[]> {
  return kysely
    .selectFrom('footwork.report_share')
    .select(['id', 'created_at', 'ends_at', 'opened'])
    .select(({ eb }) => eb('wrong_passwords', '>=', wrongAllowed).$castTo<boolean>().as('locked'))
    .where('report_id', '=', report)
    .where('ends_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();
}

/** Creates a link and returns its id and token, which is not stored. Deletes all expired links. */
export async function addShare(
  transaction: Transaction,
  share: { readonly report: number; readonly account: number; readonly now: Date; readonly endsAt: Date },
): Promise<{ readonly id: number; readonly token: string }> {
  const token = newToken();
  await transaction
    .deleteFrom('footwork.report_share')
    .where('ends_at', '<=', share.now.toISOString())
    .execute();
  const { id } = await transaction
    .insertInto('footwork.report_share')
    .values({
      report_id: share.report,
      token_hash: tokenHash(token),
      created_at: share.now,
      created_by: share.account,
      ends_at: share.endsAt,
      opened: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Returns whether there was such a link. */
export async function removeShare(transaction: Transaction, report: number, share: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('footwork.report_share')
    .where('report_id', '=', report)
    .where('id', '=', share)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Unlocks a link. Returns whether there was such a link and it was locked. */
export async function unlockShare(transaction: Transaction, report: number, share: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('footwork.report_share')
    .set({ wrong_passwords: 0 })
    .where('report_id', '=', report)
    .where('id', '=', share)
    .where('wrong_passwords', '>=', wrongAllowed)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface FoundShare {
  readonly id: number;
  readonly report: number;
  readonly isLocked: boolean;
  /** Whether nobody has opened the report by this link yet. */
  readonly isNew: boolean;
}

/** The link of a token. Throws `shareEnded` for an expired, revoked or unknown one. */
export async function shareOfToken(kysely: Connection, token: string, now: Date): Promise<FoundShare> {
  const found = await kysely
    .selectFrom('footwork.report_share')
    .select(['id', 'report_id', 'wrong_passwords', 'opened'])
    .where('token_hash', '=', tokenHash(token))
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!found) throw new AppError('shareEnded');
  const { id, report_id: report, opened } = found;
  return { id, report, isLocked: found.wrong_passwords >= wrongAllowed, isNew: opened === false };
}

/** Records that a link has shown its report. */
export async function noteOpened(kysely: Connection, share: number): Promise<void> {
  await kysely.updateTable('footwork.report_share').set({ opened: true }).where('id', '=', share).execute();
}

/**
 * Counts a wrong password, and throws `shareLocked` where too many were wrong before. Concurrent attempts are
 * serialised.
 */
export async function countPassword(
  transaction: Transaction,
  share: number,
  isRight: boolean,
): Promise<void> {
  const { wrong_passwords } = await transaction
    .selectFrom('footwork.report_share')
    .select('wrong_passwords')
    .where('id', '=', share)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('shareEnded'));
  if (wrong_passwords >= wrongAllowed) throw new AppError('shareLocked');
  if (isRight) return;
  await transaction
    .updateTable('footwork.report_share')
    .set({ wrong_passwords: wrong_passwords + 1 })
    .where('id', '=', share)
    .execute();
}
