import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { canRead } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { systemPrincipal } from '#engine/schema/access/principal';
import { AppError } from '#engine/schema/contract/app-error';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { RateLimit } from '#engine/server/accounts/rate-limit';
import { networkOf } from '#engine/server/accounts/sign-in-network';
import type { AppContext } from '#engine/server/context';
import { inTransaction } from '#engine/server/database/transaction';
import { readRecord } from '#engine/server/entity/read/read-record';
import { recordAction } from '#engine/server/entity/write/record-action';
import { handlerFor } from '#engine/server/http/handle';
import { bulkyFields } from '../../reports/server/report-analysis';
import { seesCustomer } from '../../reports/server/report-person';
import {
  getReportMeasurement,
  getReportQr,
  getReportSheet,
  listReportShares,
  openShare,
  openShareMeasurement,
  openShareQr,
  revokeReportShare,
  shareReport,
  unlockReportShare,
} from '../endpoints/report-share';
import { reportQr } from './report-qr';
import {
  addShare,
  countPassword,
  type FoundShare,
  noteOpened,
  removeShare,
  shareOfToken,
  sharesOf,
  unlockShare,
} from './report-shares';
import {
  queryPassword,
  type ReportSheet,
  reportMeasurement,
  reportSheet,
  storeToContact,
} from './report-sheet';

const day = 24 * 60 * 60 * 1000;
/** Per network. A full reading takes three: sheet, QR code and measurement. */
const opensPerMinute = 90;
/** Per network and link. */
const wrongPerQuarterHour = 5;

interface Opening {
  readonly body: { readonly token: string; readonly password?: string };
  readonly request: { readonly ip: string };
}

/** Links with which customers, who have no account, open a report. */
export default function shareEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const report = entityNamed(model, 'report');
  const opens = new RateLimit(database, 'share-open', opensPerMinute, 60_000);
  const wrong = new RateLimit(database, 'share-wrong', wrongPerQuarterHour, 15 * 60_000);

  /** Throws unless the actor may see the report, and all of it that a customer would see. */
  const assertShareable = async (actor: Actor, id: number) => {
    const record = await readRecord(context, actor, report, id, bulkyFields);
    if (!record) throw new AppError('notFound');
    if (!seesCustomer(context, actor, record)) throw new AppError('fieldForbidden', { field: 'customer' });
    if (!canRead(actor, fieldNamed(report, 'measurement')))
      throw new AppError('fieldForbidden', { field: 'measurement' });
  };

  /** The link of a token; undefined where the password of the store of its report is required and missing. */
  const unlocked = async ({
    body: { token, password },
    request,
  }: Opening): Promise<FoundShare | undefined> => {
    const now = context.now();
    const network = networkOf(request.ip);
    await opens.assertFree(network, now);
    const share = await shareOfToken(database.kysely, token, now);
    const wanted = await queryPassword(context, share.report);
    if (wanted === null) return share;
    if (share.isLocked) throw new AppError('shareLocked');
    if (password === undefined) return undefined;
    const key = `${share.id}@${network}`;
    wrong.assertNotFull(key, now);
    const isRight = isSame(password, wanted);
    await inTransaction(database, (transaction) => countPassword(transaction, share.id, isRight));
    if (isRight) return share;
    await wrong.assertFree(key, now);
    throw new AppError('sharePasswordWrong');
  };

  /** What the link of a call shows of its report; the reason where its customer may not see the report. */
  const openedBy = async <Shown>(
    call: Opening,
    read: (report: number) => Promise<Shown>,
  ): Promise<
    | { readonly state: 'password' }
    | { readonly state: 'pending'; readonly store: ReportSheet['store'] }
    | { readonly state: 'open'; readonly shown: Shown }
  > => {
    const share = await unlocked(call);
    if (!share) return { state: 'password' };
    const store = await storeToContact(context, share.report);
    if (store) return { state: 'pending', store };
    const shown = await read(share.report);
    if (share.isNew) await noteOpened(database.kysely, share.id);
    return { state: 'open', shown };
  };

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getReportSheet, ({ actor, params }) => reportSheet(context, actor, params.id));

    handle(getReportMeasurement, async ({ actor, params }) => ({
      measurement: await reportMeasurement(context, actor, params.id),
    }));

    handle(getReportQr, async ({ actor, params, language }) => {
      if (!(await readRecord(context, actor, report, params.id, bulkyFields))) throw new AppError('notFound');
      return reportQr(context, params.id, language);
    });

    handle(listReportShares, async ({ actor, params }) => {
      await assertShareable(actor, params.id);
      return sharesOf(database.kysely, params.id, context.now());
    });

    handle(shareReport, async ({ actor, params, body }) => {
      await assertShareable(actor, params.id);
      const now = context.now();
      const endsAt = new Date(now.getTime() + body.days * day);
      const made = await inTransaction(database, async (transaction) => {
        await recordAction(transaction, report, params.id, actor, 'shareReport');
        return addShare(transaction, { report: params.id, account: actor.id, now, endsAt });
      });
      const isShown = canRead(actor, fieldNamed(entityNamed(model, 'store'), 'search_pwd'));
      const password = isShown ? { password: await queryPassword(context, params.id) } : {};
      return { ...made, ends_at: endsAt.toISOString(), ...password };
    });

    handle(revokeReportShare, async ({ actor, params }) => {
      await assertShareable(actor, params.id);
      await inTransaction(database, async (transaction) => {
        if (!(await removeShare(transaction, params.id, params.share))) throw new AppError('notFound');
        await recordAction(transaction, report, params.id, actor, 'revokeShare');
      });
      return null;
    });

    handle(unlockReportShare, async ({ actor, params }) => {
      await assertShareable(actor, params.id);
      await inTransaction(database, async (transaction) => {
        if (!(await unlockShare(transaction, params.id, params.share))) throw new AppError('notFound');
        await recordAction(transaction, report, params.id, actor, 'unlockShare');
      });
      return null;
    });

    handle(openShare, async (call) => {
      const opened = await openedBy(call, (id) => reportSheet(context, systemPrincipal, id));
      return opened.state === 'open' ? { state: opened.state, sheet: opened.shown } : opened;
    });

    handle(openShareMeasurement, async (call) => {
      const opened = await openedBy(call, (id) => reportMeasurement(context, systemPrincipal, id));
      return { state: opened.state, measurement: opened.state === 'open' ? opened.shown : null };
    });

    handle(openShareQr, async (call) => {
      const share = await unlocked(call);
      return share ? reportQr(context, share.report, call.language) : { kind: 'link' as const, value: null };
    });
  };
}

/** Compares in constant time. */
function isSame(entered: string, kept: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(entered), hash(kept));
}
