import { keepPreviousData } from '@tanstack/react-query';
import { Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '#engine/console/data/api-error';
import { callEndpoint } from '#engine/console/data/endpoint/call-endpoint';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { usePagePath } from '#engine/console/data/navigation/places-context';
import { saveCsv } from '#engine/console/data/save-file';
import { useEntities } from '#engine/console/data/use-entities';
import { Unanswered } from '#engine/console/entity/record/unanswered';
import { enumTitle, unitTitle } from '#engine/console/i18n/entity-words';
import { formatNumber } from '#engine/console/i18n/format/number';
import { Choice } from '#engine/console/kit/choice';
import { PageHead } from '#engine/console/kit/page-head';
import { usePageTitle } from '#engine/console/kit/page-title';
import { phone, useMedia } from '#engine/console/kit/use-media';
import type { QueryOf, ResponseOf } from '#engine/schema/contract/endpoint';
import { languageOf } from '#engine/schema/contract/language';
import { fieldNamed } from '#engine/schema/model/entity';
import { idOf } from '#engine/schema/query/scalar';
import { getAllCashback } from '../../endpoints/cashback';
import { printChoice } from '../cashback/cashback-address';
import { cycleDays, cycleEnds } from '../cashback/cycle-text';
import { ReachedBar } from '../cashback/reached-bar';
import './cashback-totals.css';
import { Button } from '#engine/console/kit/button';

type Of = QueryOf<typeof getAllCashback>['of'];
type Row = ResponseOf<typeof getAllCashback>['policies'][number];

const policyEntity = ['policy'];
const pageSize = 20;

/** All running or all ended policies: how many stores qualify in the current or in the last cycle. */
export default function CashbackTotalsPage() {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const isPhone = useMedia(phone);
  const [address, setAddress] = useSearchParams();
  const [entity] = useEntities(policyEntity);
  const [isBusy, setBusy] = useState(false);
  const single = usePagePath('policy/returncash');
  const of: Of = address.get('of') === 'ended' ? 'ended' : 'running';
  const page = Math.min(idOf(address.get('page') ?? '') ?? 1, 1000);
  const query = useEndpoint(getAllCashback, { query: { of, page } }, { placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  usePageTitle(t('menu.policyTotalStatistics'));
  const show = (next: Of, at = 1) => setAddress({ of: next, page: String(at) }, { replace: true });
  // Return to page 1 if this page no longer exists, since policies have ended or were deleted.
  const isBeyond = !isPlaceholderData && page > 1 && data?.policies.length === 0;
  useEffect(() => {
    if (isBeyond) setAddress({ of, page: '1' }, { replace: true });
  }, [isBeyond, of, setAddress]);
  const number = (value: number) => formatNumber(value, language);
  const unitField = entity && fieldNamed(entity, 'target_unit');

  const download = async () => {
    setBusy(true);
    try {
      const rows: Row[] = [];
      for (let at = 1; ; at++) {
        const { policies, total } = await callEndpoint(
          getAllCashback,
          { query: { of, page: at } },
          { isQuiet: false },
        );
        rows.push(...policies);
        if (at * pageSize >= total) break;
      }
      const lines = [fileColumns.map((name) => t(`cashbackTotals.file.${name}`)), ...rows.map(lineOf)];
      saveCsv(lines, `cashback-${of}`);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setBusy(false);
    }
  };
  const lineOf = ({ policy, cycle, sums }: Row) => [
    policy.activity_name,
    policy.pcode,
    cycle.number,
    ...cycleEnds(cycle, policy.time_zone),
    policy.target_value,
    entity && unitField ? enumTitle(t, entity, unitField, policy.target_unit) : policy.target_unit,
    sums.stores,
    sums.qualified,
    sums.found,
    policy.ratio,
  ];

  const title = ({ policy, cycle }: Row) => (
    <>
      {single === undefined ? (
        policy.activity_name
      ) : (
        <Link to={`${single}${printChoice({ policy: policy.id, cycle: cycle.number })}`}>
          {policy.activity_name}
        </Link>
      )}
      <small className="cashback-totals-note">{policy.pcode}</small>
    </>
  );
  const span = ({ policy, cycle }: Row) =>
    t('cashbackTotals.cycleOf', { number: cycle.number, days: cycleDays(cycle, policy.time_zone, language) });
  const bar = ({ sums }: Row) => <ReachedBar reached={sums.qualified} target={sums.stores} />;
  const withUnit = (value: number, { policy }: Row) =>
    entity && unitField
      ? `${number(value)} ${unitTitle(t, entity, unitField, policy.target_unit, value)}`
      : number(value);
  const columns: ColumnsType<Row> = isPhone
    ? [
        {
          title: t('cashbackTotals.column.policy'),
          render: (_, row) => (
            <div className="cashback-totals-card">
              <div>{title(row)}</div>
              <small>{span(row)}</small>
              {bar(row)}
              <small>{withUnit(row.sums.found, row)}</small>
            </div>
          ),
        },
      ]
    : [
        { title: t('cashbackTotals.column.policy'), render: (_, row) => title(row) },
        { title: t('cashbackTotals.column.cycle'), render: (_, row) => span(row) },
        {
          title: t('cashbackTotals.column.target'),
          render: (_, row) => withUnit(row.policy.target_value, row),
        },
        { title: t('cashbackTotals.column.qualified'), width: '24%', render: (_, row) => bar(row) },
        { title: t('cashbackTotals.column.found'), render: (_, row) => withUnit(row.sums.found, row) },
      ];
  return (
    <>
      <PageHead title={t('menu.policyTotalStatistics')} note={data && number(data.total)}>
        <Button
          disabled={!entity || !data || data.total === 0}
          isBusy={isBusy}
          onClick={() => void download()}
        >
          {t('list.export')}
        </Button>
      </PageHead>
      <Choice<Of>
        label={t('menu.policyTotalStatistics')}
        value={of}
        onChange={(next) => show(next)}
        options={[
          { value: 'running', label: t('cashbackTotals.running') },
          { value: 'ended', label: t('cashbackTotals.ended') },
        ]}
      />
      {(!data || !entity) && <Unanswered query={query} />}
      {data && entity && (
        <section className="cashback-totals" aria-label={t('menu.policyTotalStatistics')}>
          <Table
            rowKey={({ policy }) => policy.id}
            size={isPhone ? 'small' : 'middle'}
            loading={isPlaceholderData}
            dataSource={[...data.policies]}
            columns={columns}
            locale={{ emptyText: t(`cashbackTotals.none.${of}`) }}
            pagination={{
              current: page,
              pageSize,
              total: data.total,
              hideOnSinglePage: true,
              showSizeChanger: false,
              onChange: (next) => show(of, next),
            }}
          />
        </section>
      )}
    </>
  );
}

const fileColumns = [
  'policy',
  'pcode',
  'cycle',
  'from',
  'until',
  'target',
  'unit',
  'stores',
  'qualified',
  'found',
  'ratio',
] as const;
