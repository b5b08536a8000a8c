import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../entity/access/actor';
import { systemPrincipal } from '../../entity/access/principal';
import { AppError } from '../../entity/contract/app-error';
import {
  getReportSheet,
  listReportShares,
  openShare,
  openShareQr,
  revokeReportShare,
  shareReport,
} from '../../entity/contract/endpoints/report-share';
import { entityNamed } from '../../entity/declaration/model';
import { RateLimit } from '../accounts/rate-limit';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { readRecord } from '../entity/read/read-record';
import { recordAction } from '../entity/write/record-action';
import { handlerFor } from '../http/handle';
import { reportQr } from './report-qr';
import { addShare, removeShare, reportOfToken, sharesOf } from './report-shares';
import { sharedReport } from './report-sheet';

const day = 24 * 60 * 60 * 1000;
const opensPerMinute = 60;
const passwordsPerQuarterHour = 60;

interface Opening {
  readonly body: { readonly token: string; readonly password?: string };
  readonly request: { readonly ip: string };
}

/** Links that open a report for its customer, who has no account. */
export default function shareEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const report = entityNamed(model, 'report');
  const opens = new RateLimit(database, 'share-open', opensPerMinute, 60_000);
  const passwords = new RateLimit(database, 'share-password', passwordsPerQuarterHour, 15 * 60_000);

  /** Throws unless the actor sees the report, and all of it that a customer would see. */
  const assertShareable = async (actor: Actor, id: number) => {
    const record = await readRecord(context, actor, report, id);
    if (!record) throw new AppError('notFound');
    for (const field of ['customer', 'measurement']) {
      if (!(field in record)) throw new AppError('fieldForbidden', { field });
    }
  };

  /** The report behind a link; undefined where the password of its store is needed and was not given. */
  const opened = async ({ body: { token, password }, request }: Opening) => {
    const now = context.now();
    await opens.assertFree(request.ip, now);
    const id = await reportOfToken(database.kysely, token, now);
    const found = await sharedReport(context, systemPrincipal, id).catch((error: unknown) => {
      // The report was deleted.
      throw error instanceof AppError && error.error === 'notFound' ? new AppError('shareEnded') : error;
    });
    if (found.password !== null) {
      if (password === undefined) return undefined;
      await passwords.assertFree(String(id), now);
      if (!isSame(password, found.password)) throw new AppError('sharePasswordWrong');
    }
    return { id, sheet: found.sheet };
  };

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(
      getReportSheet,
      async ({ actor, params }) => (await sharedReport(context, actor, params.id)).sheet,
    );

    handle(listReportShares, async ({ actor, params }) => {
      await assertShareable(actor, params.id);
      return sharesOf(database.kysely, params.id, context.now());
    });

    handle(shareReport, async ({ actor, params, body }) => {
      await assertShareable(actor, params.id);
      const now = context.now();
      const endsAt = new Date(now.getTime() + body.days * day);
      const token = await inTransaction(database, async (transaction) => {
        await recordAction(transaction, report, params.id, actor, 'shareReport');
        return addShare(transaction, { report: params.id, account: actor.id, now, endsAt });
      });
      return { token, ends_at: endsAt.toISOString() };
    });

    handle(revokeReportShare, async ({ actor, params }) => {
      await assertShareable(actor, params.id);
      await inTransaction(database, async (transaction) => {
        if (!(await removeShare(transaction, params.id, params.share))) throw new AppError('notFound');
        await recordAction(transaction, report, params.id, actor, 'revokeShare');
      });
      return null;
    });

    handle(openShare, async (call) => ({ sheet: (await opened(call))?.sheet ?? null }));

    handle(openShareQr, async (call) => {
      const found = await opened(call);
      return found ? reportQr(context, found.id, call.language) : { kind: 'link' as const, value: null };
    });
  };
}

/** Takes the same time wherever the first difference is. */
function isSame(given: string, kept: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(kept));
}
