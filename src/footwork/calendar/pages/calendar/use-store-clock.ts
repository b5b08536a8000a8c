import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { languageOf } from '#engine/schema/contract/language';
import { clockIn } from '#engine/schema/contract/zoned-day';
import { codeName } from '#engine/schema/model/code-name';
import { useStoreZone } from './use-store-zone';

/**
 * Returns a function that says an instant by the clock of a store, with its zone: `4:45 PM, Central Time (Chicago)`,
 * and with the day if the store has another one. Undefined if the calendar's clock shows the same.
 */
export function useStoreClock(store: number | undefined): (moment: string) => string | undefined {
  const { i18n } = useTranslation();
  const shown = useZone();
  const { zone } = useStoreZone(store);
  return (moment) => {
    if (zone === undefined) return undefined;
    const [there, here] = [clockIn(zone, new Date(moment)), clockIn(shown, new Date(moment))];
    if (there === here) return undefined;
    const language = languageOf(i18n.language);
    const detail = there.slice(0, 10) === here.slice(0, 10) ? 'time' : 'short';
    return `${formatDateTime(moment, language, detail, zone)}, ${codeName('timeZone', zone, language)}`;
  };
}
