import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getCashbackDays } from '../../../entity/contract/endpoints/cashback';
import { languageOf } from '../../../entity/contract/language';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { listPathOf } from '../../data/navigation/list-path';
import { usePlaces } from '../../data/navigation/places-context';
import { RecordLoading } from '../../entity/record/record-loading';
import { formatDate } from '../../i18n/format/date';
import { formatNumber } from '../../i18n/format/number';

interface Props {
  readonly policy: number;
  readonly cycle: number;
  readonly store: number;
  /** What the numbers count. */
  readonly label: string;
  readonly unit: string;
}

/** The number of a store on each day of the cycle. */
export function StoreDays({ policy, cycle, store, label, unit }: Props) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const places = usePlaces();
  const { data, error, refetch } = useEndpoint(getCashbackDays, {
    params: { id: policy },
    query: { store, cycle },
  });
  const reportsOf = (ids: readonly number[]) =>
    ids.length === 0 ? undefined : listPathOf(places, 'report', `id_in=${ids.join(',')}`);
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        message={error.msg}
        action={<Button onClick={() => void refetch()}>{t('show.retry')}</Button>}
      />
    );
  if (!data) return <RecordLoading />;
  if (data.length === 0) return <p className="cashback-none">{t('cashback.noDays')}</p>;
  return (
    <table className="cashback-days" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('cashback.column.day')}</th>
          <th scope="col">{unit}</th>
          <th scope="col">{t('cashback.column.counted')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ day, found, counted, reports }) => {
          const to = reportsOf(reports);
          const date = formatDate(day, language, 'short');
          const number = formatNumber(counted, language);
          return (
            <tr key={day} data-cut={counted < found}>
              <th scope="row">{date}</th>
              <td>{formatNumber(found, language)}</td>
              <td>
                {to === undefined ? (
                  number
                ) : (
                  <Link to={to} aria-label={t('cashback.dayReports', { count: counted, day: date })}>
                    {number}
                  </Link>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
