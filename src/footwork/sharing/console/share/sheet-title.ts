import type { TFunction } from 'i18next';
import { dateFormat } from '#engine/console/i18n/format/date';
import { readerZone } from '#engine/console/i18n/format/zone';
import type { ReportSheet } from './sheet-source';

/** Customer, kind of report and day. */
export function sheetTitle(
  { customer, type, detection_time }: ReportSheet,
  t: TFunction,
  language: string,
): string {
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: readerZone() }).format(
    new Date(detection_time),
  );
  return [customer, t(`share.type.${type}`), day].filter(Boolean).join(', ');
}
