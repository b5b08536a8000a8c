import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { listPathOf } from '#engine/console/data/navigation/list-path';
import { usePlaces } from '#engine/console/data/navigation/places-context';
import { Unanswered } from '#engine/console/entity/record/unanswered';
import { formatDate } from '#engine/console/i18n/format/date';
import { formatNumber } from '#engine/console/i18n/format/number';
import { DataTable } from '#engine/console/kit/data-table';
import { languageOf } from '#engine/schema/contract/language';
import { getCashbackDays } from '../../endpoints/cashback';

interface Props {
  readonly policy: number;
  readonly cycle: number;
  readonly store: number;
  /** What the numbers count. */
  readonly label: string;
  readonly unit: string;
}

export function StoreDays({ policy, cycle, store, label, unit }: Props) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const places = usePlaces();
  const query = useEndpoint(getCashbackDays, {
    params: { id: policy },
    query: { store, cycle },
  });
  const reportsOf = (ids: readonly number[]) =>
    ids.length === 0 ? undefined : listPathOf(places, 'report', `id_in=${ids.join(',')}`);
  const numberOf = (value: number, isCut: boolean) => (
    <span className={isCut ? 'cashback-cut' : undefined}>{formatNumber(value, language)}</span>
  );
  if (!query.data) return <Unanswered query={query} isPart />;
  if (query.data.length === 0) return <p className="cashback-none">{t('cashback.noDays')}</p>;
  return (
    <DataTable
      label={label}
      rows={query.data}
      keyOf={({ day }) => day}
      columns={[
        { key: 'day', title: t('cashback.column.day'), of: ({ day }) => formatDate(day, language, 'short') },
        { key: 'found', title: unit, of: ({ found, counted }) => numberOf(found, counted < found) },
        {
          key: 'counted',
          title: t('cashback.column.counted'),
          of: ({ day, found, counted, reports }) => {
            const to = reportsOf(reports);
            const number = numberOf(counted, counted < found);
            if (to === undefined) return number;
            const date = formatDate(day, language, 'short');
            return (
              <Link to={to} aria-label={t('cashback.dayReports', { count: counted, day: date })}>
                {number}
              </Link>
            );
          },
        },
      ]}
    />
  );
}
