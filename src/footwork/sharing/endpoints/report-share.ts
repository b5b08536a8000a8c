import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  anyObject,
  array,
  boolean,
  id,
  integer,
  nullableText,
  object,
  text,
  time,
  titled,
} from '#engine/schema/contract/json-schema';
import { customerLanguages } from '#engine/schema/contract/language';
import { reportPerson } from '../../reports/endpoints/report';

/** The permission to create links to a report for customers, and to revoke them. */
export const sharePermission = 'biz:report:share';

/** The offered lifetimes of a link, in days. */
export const shareDays = [1, 7, 30, 90, 365] as const;

const report = object({ id });
const share = object({
  id,
  created_at: time,
  ends_at: time,
  /** Locked after too many wrong passwords, until somebody unlocks it. */
  locked: boolean,
  opened: {
    type: ['boolean', 'null'],
    description: 'Whether somebody has opened the report with it; null for a link older than this record.',
  },
});
const store = object({ name: nullableText, address: nullableText, phone: nullableText });
const nullableTime = { ...time, type: ['string', 'null'] } as const;

/** The additions of a professional to the measurement. All are null, or empty, before the report is evaluated. */
const evaluation = titled(
  'ReportEvaluation',
  object({
    state: { type: 'string', enum: ['pending', 'evaluated'] },
    evaluated_at: nullableTime,
    professional: nullableText,
    findings: nullableText,
    advice: nullableText,
    next_appointment: { ...nullableText, format: 'date' },
    /** Changes to sentences of the analysis; others are kept. */
    sentences: array(
      object(
        { finding: text, choice: { type: 'string', enum: ['change', 'hide'] } },
        { side: { type: 'string', enum: ['left', 'right'] }, text },
      ),
    ),
  }),
);
const shared = {
  entity: 'report',
  tags: ['report'],
  permission: ['report.show', sharePermission],
} as const;

/** A report in the form for its customer, without facts of the business and without fields that a role hides. */
const sheet = object({
  report_number: text,
  type: { type: 'string', enum: ['posture', 'static', 'dynamic'] },
  dev_type: nullableText,
  detection_time: time,
  time_zone: { ...nullableText, description: 'IANA name, of the store; the sheet shows times by its clock.' },
  customer: nullableText,
  person: reportPerson,
  /** Whether specialists work in the store; if so, the report refers nobody to another specialist. */
  specialist_here: { type: 'boolean' },
  evaluation,
  store,
  /** The line that the store prints below its reports. */
  signature: nullableText,
  measurement: { ...anyObject, type: ['object', 'null'] },
  analysis: {
    ...anyObject,
    type: ['object', 'null'],
    description: 'What follows from the measurement, as `GET /reports/:id/analysis` answers it.',
  },
  products: array(
    titled(
      'ReportProduct',
      object({
        id,
        /** By language, as the headline. */
        name: anyObject,
        headline: anyObject,
        picture: nullableText,
        /** The needs of the customer that the product meets; empty where it is recommended to all customers. */
        needs: array(text),
      }),
    ),
  ),
  plans: array(
    titled(
      'ReportPlan',
      object({
        name: text,
        start_date: text,
        end_date: text,
        weekdays: array({ type: 'string', enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }),
        time: nullableText,
        exercises: array(
          object({ exercise: text, minutes: integer }, { instruction: text, repetitions: integer }),
        ),
      }),
    ),
  ),
  /** The languages of the partner's reports, the usual one first; empty where it has not chosen any. */
  languages: array({ type: 'string', enum: customerLanguages }),
});

/** The content of the QR code: a picture, a text or nothing; `link` encodes the address of the sheet itself. */
const qr = object({
  kind: { type: 'string', enum: ['image', 'text', 'link'] },
  /** The address of the picture, or the text. */
  value: nullableText,
});

export const getReportSheet = defineEndpoint('report.sheet', 'GET', '/reports/:id/sheet', {
  ...shared,
  permission: 'report.show',
  summary: 'A report as its customer sees it, to print it or to look at it before it is shared',
  params: report,
  response: sheet,
  reads: ['report', 'store', 'store-config', 'commodity', 'training-plan'],
});

export const getReportQr = defineEndpoint('report.qr', 'GET', '/reports/:id/qr', {
  ...shared,
  permission: 'report.show',
  summary: 'The QR code that store or partner put on this report; asks the interface that they have named',
  params: report,
  response: qr,
  reads: ['report', 'store-config', 'partner-config'],
});

export const listReportShares = defineEndpoint('report.shares', 'GET', '/reports/:id/shares', {
  ...shared,
  summary: 'The links to a report that still open it, without their tokens',
  params: report,
  response: array(share),
  reads: ['report-share'],
});

export const shareReport = defineEndpoint('report.share', 'POST', '/reports/:id/shares', {
  ...shared,
  summary: 'Make a link that opens a report without an account; its token is answered this once',
  params: report,
  body: object({ days: { type: 'integer', enum: shareDays } }),
  response: object(
    { id, token: text, ends_at: time },
    {
      password: {
        ...nullableText,
        description: 'The query password that the link asks for, if any; left out for who may not see it.',
      },
    },
  ),
  changes: ['report-share', 'report'],
});

export const revokeReportShare = defineEndpoint(
  'report.revokeShare',
  'DELETE',
  '/reports/:id/shares/:share',
  {
    ...shared,
    summary: 'Revoke a link to a report: it opens nothing from now on',
    params: object({ id, share: id }),
    changes: ['report-share', 'report'],
  },
);

export const unlockReportShare = defineEndpoint(
  'report.unlockShare',
  'POST',
  '/reports/:id/shares/:share/unlock',
  {
    ...shared,
    summary: 'Let passwords be tried again at a link that was locked after too many wrong ones',
    params: object({ id, share: id }),
    changes: ['report-share', 'report'],
  },
);

/** What a link to a report holds. */
export const tokenPattern = '^[A-Za-z0-9_-]{43}$';

const token = object({ token: { ...text, pattern: tokenPattern } }, { password: { ...text, maxLength: 20 } });

export const openShare = defineEndpoint('share.open', 'POST', '/shares/open', {
  tags: ['report'],
  principal: 'public',
  summary:
    'What a link to a report shows; without a sheet where the query password of the store is needed, or where the report is not evaluated yet and the store shows no such reports',
  body: token,
  response: object(
    {
      state: { type: 'string', enum: ['password', 'pending', 'open'] },
      sheet: { ...sheet, type: ['object', 'null'] },
    },
    { store: { ...store, description: 'Whom to ask while the report is pending.' } },
  ),
  errors: [404],
});

export const openShareQr = defineEndpoint('share.qr', 'POST', '/shares/qr', {
  tags: ['report'],
  principal: 'public',
  summary: 'The QR code that store or partner put on this report; asks the interface that they have named',
  body: token,
  response: qr,
  errors: [404],
  isWorded: true,
});
