import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useSettled } from '#engine/console/entity/fields/use-settled';
import { Button } from '#engine/console/kit/button';
import { Icon } from '#engine/console/kit/icon';
import { languageOf } from '#engine/schema/contract/language';
import { type CycleSpan, getCashbackPolicies } from '../../endpoints/cashback';
import { cycleDays } from './cycle-text';

interface Props {
  /** Undefined while loading. */
  readonly policy:
    | { readonly id: number; readonly activity_name: string; readonly time_zone: string }
    | undefined;
  readonly cycle: CycleSpan | null | undefined;
  readonly cycles: readonly CycleSpan[];
  readonly onPolicy: (id: number) => void;
  readonly onCycle: (number: number) => void;
}

/** Chooses a policy, with a server search, and one of its cycles. */
export function PolicyBar({ policy, cycle, cycles, onPolicy, onCycle }: Props) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const query = settled === '' ? {} : { q: settled };
  const { data = [], isFetching } = useEndpoint(
    getCashbackPolicies,
    { query },
    { placeholderData: keepPreviousData },
  );
  const newest = cycles[0]?.number ?? 0;
  const step = (by: -1 | 1, icon: string, label: string) => {
    const to = (cycle?.number ?? 0) + by;
    return (
      <Button
        aria-label={label}
        title={label}
        icon={<Icon name={icon} size={16} />}
        disabled={!cycle || to < 1 || to > newest}
        onClick={() => onCycle(to)}
      />
    );
  };
  return (
    <div className="cashback-bar">
      <Select
        className="cashback-policy"
        aria-label={t('cashback.policy')}
        placeholder={t('cashback.policy')}
        showSearch
        filterOption={false}
        labelInValue
        value={policy && { value: policy.id, label: policy.activity_name }}
        options={data.map(({ id, activity_name, pcode }) => ({
          value: id,
          label: `${activity_name} · ${pcode}`,
        }))}
        loading={isFetching}
        onSearch={setSearch}
        onChange={({ value }) => onPolicy(value)}
        notFoundContent={t(isFetching ? 'field.searching' : 'field.noneFound')}
      />
      {cycle && (
        <div className="cashback-cycle">
          {step(-1, 'left', t('cashback.cycleBefore'))}
          <Select
            aria-label={t('cashback.cycle')}
            value={cycle.number}
            options={withCurrent(cycles, cycle).map((one) => ({
              value: one.number,
              label: t('cashback.cycleOf', {
                number: one.number,
                days: cycleDays(one, policy?.time_zone ?? 'UTC', language),
              }),
            }))}
            onChange={onCycle}
          />
          {step(1, 'right', t('cashback.cycleAfter'))}
        </div>
      )}
    </div>
  );
}

/** An old cycle may be missing from the options. */
function withCurrent(cycles: readonly CycleSpan[], cycle: CycleSpan): readonly CycleSpan[] {
  return cycles.some(({ number }) => number === cycle.number) ? cycles : [...cycles, cycle];
}
