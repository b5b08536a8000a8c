import { Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { Mark } from '#engine/console/entity/fields/cells/mark';
import { enumTitle, unitTitle } from '#engine/console/i18n/entity-words';
import { formatNumber } from '#engine/console/i18n/format/number';
import { Button } from '#engine/console/kit/button';
import { Choice } from '#engine/console/kit/choice';
import { phone, useMedia } from '#engine/console/kit/use-media';
import { languageOf } from '#engine/schema/contract/language';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import type { StoreProgress } from '../../endpoints/cashback';
import { type ShownStores, shownStores } from './cashback-address';
import { ReachedBar } from './reached-bar';
import { StoreDays } from './store-days';
import { adjustedOf, sumText } from './sum-text';
import { type Cashback, signed } from './summary';

interface Props {
  readonly entity: Entity;
  readonly cashback: Cashback;
  readonly cycle: number;
  readonly shown: ShownStores;
  readonly onShow: (shown: ShownStores) => void;
  /** Undefined without the permission to adjust. */
  readonly onAdjust: ((row: StoreProgress) => void) | undefined;
}

/** Table of stores: progress, shortfall and adjustments; a row unfolds the store's days. */
export function StoreTable({ entity, cashback, cycle, shown, onShow, onAdjust }: Props) {
  const { policy, stores } = cashback;
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const isPhone = useMedia(phone);
  const number = (value: number) => formatNumber(value, language);
  const field = fieldNamed(entity, 'target_unit');
  const isShown: Readonly<Record<ShownStores, (row: StoreProgress) => boolean>> = {
    all: () => true,
    qualified: ({ qualified }) => qualified,
    missing: ({ qualified }) => !qualified,
    near: ({ near }) => near,
  };
  const rows = stores.filter(isShown[shown]);
  const state = (row: StoreProgress) => (
    <span className="cashback-state">
      {row.qualified ? (
        <Mark color="green">{t('cashback.qualified')}</Mark>
      ) : (
        t('cashback.missing', {
          number: number(row.missing),
          unit: unitTitle(t, entity, field, policy.target_unit, row.missing),
        })
      )}
    </span>
  );
  const ratio = (row: StoreProgress) => (
    <>
      {row.ratio === null ? '–' : <b>{number(row.ratio)} %</b>}
      {row.next && (
        <small className="cashback-note">
          {t(row.qualified ? 'cashback.nextLeft' : 'cashback.next', {
            at: number(row.next.at),
            ratio: number(row.next.ratio),
            left: number(row.next.at - row.reached),
          })}
        </small>
      )}
    </>
  );
  const adjustment = (row: StoreProgress) => (
    <span className="cashback-adjustment">
      {row.adjustment && (
        <span>
          <b>{signed(row.adjustment.number)}</b>
          <small className="cashback-note">{row.adjustment.reason}</small>
        </span>
      )}
      {onAdjust && (
        <Button
          size="small"
          aria-label={t('cashback.adjust.of', { name: nameOf(row) })}
          onClick={() => onAdjust(row)}
        >
          {t('cashback.adjust.button')}
        </Button>
      )}
    </span>
  );
  const title = (row: StoreProgress) => (
    <>
      {nameOf(row)}
      {row.name !== null && <small className="cashback-note">{row.code_num}</small>}
    </>
  );
  const bar = (row: StoreProgress) => {
    const sum = sumText(t, language, { counted: row.counted, adjusted: adjustedOf(policy, row) });
    return (
      <>
        <ReachedBar reached={row.reached} target={policy.target_value} />
        {sum !== undefined && <small className="cashback-note">{sum}</small>}
      </>
    );
  };
  const columns: ColumnsType<StoreProgress> = isPhone
    ? [
        {
          title: t('cashback.column.store'),
          render: (_, row) => (
            <div className="cashback-card">
              <div>{title(row)}</div>
              {bar(row)}
              {state(row)}
              <div>{ratio(row)}</div>
              {adjustment(row)}
            </div>
          ),
        },
      ]
    : [
        {
          title: t('cashback.column.store'),
          sorter: (one, other) => nameOf(one).localeCompare(nameOf(other), i18n.language),
          render: (_, row) => title(row),
        },
        {
          title: t('cashback.column.reached'),
          width: '26%',
          sorter: (one, other) => one.reached - other.reached,
          render: (_, row) => bar(row),
        },
        {
          title: t('cashback.column.missing'),
          sorter: (one, other) => one.missing - other.missing,
          render: (_, row) => state(row),
        },
        { title: t('cashback.column.ratio'), render: (_, row) => ratio(row) },
        { title: t('cashback.column.adjustment'), render: (_, row) => adjustment(row) },
      ];
  const choice = (value: ShownStores) => ({
    value,
    label: `${t(`cashback.show.${value}`)} ${number(stores.filter(isShown[value]).length)}`,
  });
  return (
    <section className="cashback-stores" aria-label={t('cashback.stores')}>
      <Choice<ShownStores>
        label={t('cashback.stores')}
        value={shown}
        onChange={onShow}
        options={shownStores.map(choice)}
      />
      <Table
        rowKey="store"
        size={isPhone ? 'small' : 'middle'}
        dataSource={rows}
        columns={columns}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t(shown === 'all' ? 'cashback.noStores' : 'cashback.noneShown') }}
        expandable={{
          columnWidth: 44,
          columnTitle: <span className="visually-hidden">{t('cashback.dayColumn')}</span>,
          expandIcon: ({ expanded, onExpand, record }) => (
            <button
              type="button"
              className="cashback-expand"
              aria-expanded={expanded}
              aria-label={t('cashback.days', { name: nameOf(record) })}
              onClick={(event) => onExpand(record, event)}
            >
              {expanded ? '▾' : '▸'}
            </button>
          ),
          expandedRowRender: (row) => (
            <StoreDays
              policy={policy.id}
              cycle={cycle}
              store={row.store}
              label={t('cashback.days', { name: nameOf(row) })}
              unit={enumTitle(t, entity, field, policy.target_unit)}
            />
          ),
        }}
      />
    </section>
  );
}

/** Name of a store; if hidden, its number or id. */
export function nameOf({ name, code_num, store }: StoreProgress): string {
  return name ?? code_num ?? `#${store}`;
}
