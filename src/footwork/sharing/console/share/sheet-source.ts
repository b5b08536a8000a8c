import { storedToken } from '#engine/console/kit/settings/storage';
import type { Endpoint, ResponseOf } from '#engine/schema/contract/endpoint';
import type { Envelope } from '#engine/schema/contract/envelope';
import {
  getReportMeasurement,
  getReportQr,
  getReportSheet,
  openShare,
  openShareMeasurement,
  openShareQr,
  tokenPattern,
} from '../../endpoints/report-share';

export type ReportSheet = ResponseOf<typeof getReportSheet>;
/** Answer for a share link: the sheet, or the reason for refusing it. */
export type Opened = ResponseOf<typeof openShare>;
export type ReportQr = ResponseOf<typeof openShareQr>;

/** Source of the sheet: a share link, or a report that the signed-in account may see. */
export type SheetSource =
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'report'; readonly id: number };

/** A sheet that the reader sees, and what opened it. */
export interface OpenSheet {
  readonly sheet: ReportSheet;
  readonly source: SheetSource;
  readonly password: string | undefined;
  /** Loads the sheet again, since the source no longer shows its measurement. */
  readonly reload: () => void;
}

/** An error with the server's message for the user. */
export class SheetFault extends Error {}

/**
 * `#<token>` is a share link, `#report=12` a report; undefined for anything else, such as a truncated link. The token is
 * in the hash, which browsers do not send to the server.
 */
export function sheetSource(hash: string): SheetSource | undefined {
  const [, id] = /^#report=(\d+)$/.exec(hash) ?? [];
  if (id) return { kind: 'report', id: Number(id) };
  const token = hash.slice(1);
  return new RegExp(tokenPattern).test(token) ? { kind: 'link', token } : undefined;
}

/** Rejects with `SheetFault` when the server refuses. */
export async function loadSheet(
  source: SheetSource,
  password: string | undefined,
  language: string,
): Promise<Opened> {
  if (source.kind === 'report') {
    return { state: 'open', sheet: await call(getReportSheet, pathOf(getReportSheet, source.id), language) };
  }
  return call(openShare, openShare.path, language, opening(source.token, password));
}

/**
 * The measurement of a sheet; null if the source shows none any more, such as a link whose store has set a password since.
 * Rejects with `SheetFault` when the server refuses. */
export async function loadMeasurement(
  source: SheetSource,
  password: string | undefined,
  language: string,
): Promise<object | null> {
  const { measurement } =
    source.kind === 'report'
      ? await call(getReportMeasurement, pathOf(getReportMeasurement, source.id), language)
      : await call(
          openShareMeasurement,
          openShareMeasurement.path,
          language,
          opening(source.token, password),
        );
  return measurement;
}

export function loadQr(
  source: SheetSource,
  password: string | undefined,
  language: string,
): Promise<ReportQr> {
  if (source.kind === 'report') return call(getReportQr, pathOf(getReportQr, source.id), language);
  return call(openShareQr, openShareQr.path, language, opening(source.token, password));
}

function pathOf({ path }: Endpoint, id: number): string {
  return path.replace(':id', String(id));
}

function opening(token: string, password: string | undefined) {
  return { token, ...(password !== undefined && { password }) };
}

async function call<E extends Endpoint>(
  { method }: E,
  path: string,
  language: string,
  body?: object,
): Promise<ResponseOf<E>> {
  const token = storedToken();
  const response = await fetch(path, {
    method,
    headers: {
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(!body && token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, msg, data } = (await response.json()) as Envelope<ResponseOf<E>>;
  if (code !== 0) throw new SheetFault(msg);
  return data;
}
