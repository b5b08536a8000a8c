import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  array,
  boolean,
  id,
  nullableText,
  object,
  text,
  time,
  titled,
} from '#engine/schema/contract/json-schema';
import { sheet, sheetMeasurement, sheetStore } from './report-sheet';

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
const shared = {
  entity: 'report',
  tags: ['report'],
  permission: ['report.show', sharePermission],
} as const;

/** The content of the QR code: a picture, a text or nothing; `link` encodes the address of the sheet itself. */
const qr = titled(
  'ReportQr',
  object({
    kind: { type: 'string', enum: ['image', 'text', 'link'] },
    /** The address of the picture, or the text. */
    value: nullableText,
  }),
);

export const getReportSheet = defineEndpoint('report.sheet', 'GET', '/reports/:id/sheet', {
  ...shared,
  permission: 'report.show',
  summary: 'A report as its customer sees it, to print it or to look at it before it is shared',
  params: report,
  response: sheet,
  reads: ['report', 'store', 'store-config', 'commodity', 'training-plan'],
});

export const getReportMeasurement = defineEndpoint('report.measurement', 'GET', '/reports/:id/measurement', {
  ...shared,
  permission: 'report.show',
  summary:
    'The measurement of a report, of which all pictures and figures follow; null where the caller may not see it',
  params: report,
  response: object({ measurement: sheetMeasurement }),
  reads: ['report'],
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

const opening = titled(
  'ShareOpening',
  object({ token: { ...text, pattern: tokenPattern } }, { password: { ...text, maxLength: 20 } }),
);

const openState = { type: 'string', enum: ['password', 'pending', 'open'] } as const;

export const openShare = defineEndpoint('share.open', 'POST', '/shares/open', {
  tags: ['report'],
  principal: 'public',
  summary:
    'What a link to a report shows; without a sheet where the query password of the store is needed, or where the report is not evaluated yet and the store shows no such reports',
  body: opening,
  response: object(
    { state: openState },
    { sheet, store: { ...sheetStore, description: 'Whom to ask while the report is pending.' } },
  ),
  errors: [404],
});

export const openShareMeasurement = defineEndpoint('share.measurement', 'POST', '/shares/measurement', {
  tags: ['report'],
  principal: 'public',
  summary:
    'The measurement of the report of a link, of which all pictures and figures follow; without it where the link shows no sheet',
  body: opening,
  response: object({ state: openState, measurement: sheetMeasurement }),
  errors: [404],
});

export const openShareQr = defineEndpoint('share.qr', 'POST', '/shares/qr', {
  tags: ['report'],
  principal: 'public',
  summary: 'The QR code that store or partner put on this report; asks the interface that they have named',
  body: opening,
  response: qr,
  errors: [404],
  isWorded: true,
});
