import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { languageOf } from '#engine/schema/contract/language';
import type { UnmeasuredReport } from '../../endpoints/fusion';

type Measured = Pick<UnmeasuredReport, 'detection_time' | 'time_zone'>;

/** Returns a function that formats the time of a measurement by the clock of its store. */
export function useDayText(): (report: Measured) => string {
  const { i18n } = useTranslation();
  return ({ detection_time, time_zone }) =>
    formatDateTime(detection_time, languageOf(i18n.language), 'short', time_zone ?? undefined);
}
