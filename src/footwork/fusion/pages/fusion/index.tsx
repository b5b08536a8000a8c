import { Select } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useRecordSelect } from '#engine/console/entity/fields/options';
import { Unanswered } from '#engine/console/entity/record/unanswered';
import { PageHead } from '#engine/console/kit/page-head';
import { usePageTitle } from '#engine/console/kit/page-title';
import { idOf } from '#engine/schema/query/scalar';
import { addMeasurementWords } from '../../../reports/console/views/measurement-words';
import { unknownPerson } from '../../../reports/console/views/unknown-person';
import { usePageHead } from '../../../reports/console/views/use-page-head';
import { getReportSheet } from '../../../sharing/endpoints/report-share';
import { getFusion } from '../../endpoints/fusion';
import { chosenPair } from './chosen-pair';
import { DateChoice } from './date-choice';
import { useDayText } from './day-text';
import './fusion.css';
import { Measurements } from './measurements';
import { Pressures } from './pressures';
import { ScoreWeb } from './score-web';

/** Loads the names of the quantities as well. */
const Comparison = lazy(async () => {
  const [{ Comparison: named }] = await Promise.all([import('./comparison'), addMeasurementWords()]);
  return { default: named };
});
const Course = lazy(async () => {
  const [{ Course: named }] = await Promise.all([import('./course'), addMeasurementWords()]);
  return { default: named };
});

/** All measurements of a customer: a comparison, and the course of a quantity. */
export default function FusionPage() {
  const { t } = useTranslation();
  const day = useDayText();
  const [address, setAddress] = useSearchParams();
  const customer = idOf(address.get('customer') ?? '');
  const query = useEndpoint(
    getFusion,
    { params: { id: customer ?? 0 } },
    { enabled: customer !== undefined },
  );
  const { options, titleOf, shown } = useRecordSelect('customer', customer === undefined ? [] : [customer]);
  const { data } = query;
  const reports = data?.reports ?? [];
  const { first, second } = chosenPair(reports, {
    first: idOf(address.get('first') ?? ''),
    second: idOf(address.get('second') ?? ''),
  });
  usePageTitle(t('menu.fusionReport'));
  const sheet = useEndpoint(
    getReportSheet,
    { params: { id: second?.id ?? 0 } },
    { enabled: second !== undefined },
  ).data;
  usePageHead(
    {
      person: { ...(sheet?.person ?? unknownPerson), name: data?.customer.name ?? null },
      store: sheet?.store.name ?? null,
      device: null,
      measured: null,
    },
    ...(first && second
      ? [`${t('fusion.first')}: ${day(first)}`, `${t('fusion.second')}: ${day(second)}`]
      : []),
  );
  const noteOf = (measured: number, unmeasured: number) =>
    [
      t('fusion.note', { count: measured }),
      ...(unmeasured > 0 ? [t('fusion.noteUnmeasured', { count: unmeasured })] : []),
    ].join(' · ');
  const set = (changes: Readonly<Record<string, string>>) =>
    setAddress({ ...Object.fromEntries(address), ...changes }, { replace: true });

  return (
    <>
      <PageHead
        title={t('menu.fusionReport')}
        note={data && noteOf(reports.length, data.unmeasured.length)}
      />
      <Select
        {...shown}
        className="fusion-customer"
        aria-label={t('fusion.customer')}
        placeholder={t('fusion.choose')}
        showSearch
        options={options}
        value={customer === undefined ? undefined : { value: customer, label: titleOf(customer) }}
        onChange={({ value }: { readonly value: number; readonly label: ReactNode }) =>
          setAddress({ customer: String(value) })
        }
      />
      {customer === undefined && <p className="fusion-start">{t('fusion.start')}</p>}
      {customer !== undefined && !data && <Unanswered query={query} />}
      {data && reports.length === 0 && <p className="fusion-start">{t('fusion.none')}</p>}
      {reports.length === 1 && <p className="fusion-start">{t('fusion.single')}</p>}
      {data && (reports.length > 0 || data.unmeasured.length > 0) && (
        <div className="fusion">
          <Measurements reports={reports} unmeasured={data.unmeasured} />
          {first && second && (
            <>
              <div className="fusion-choice">
                <DateChoice
                  name="first"
                  reports={reports}
                  value={first.id}
                  onChange={(id) => set({ first: String(id) })}
                />
                <DateChoice
                  name="second"
                  reports={reports}
                  value={second.id}
                  onChange={(id) => set({ second: String(id) })}
                />
              </div>
              <ScoreWeb first={first} second={second} />
              <Pressures first={first} second={second} />
              <Suspense>
                <Comparison first={first} second={second} />
              </Suspense>
              <Suspense>
                <Course reports={reports} />
              </Suspense>
            </>
          )}
        </div>
      )}
    </>
  );
}
