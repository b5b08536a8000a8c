import { useTranslation } from 'react-i18next';
import { enumTitle, unitTitle } from '#engine/console/i18n/entity-words';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { formatNumber } from '#engine/console/i18n/format/number';
import { type Fact, Facts } from '#engine/console/kit/facts';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import { languageOf } from '#engine/schema/contract/language';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import type { getCashback } from '../../endpoints/cashback';

export type Cashback = ResponseOf<typeof getCashback>;

interface Props {
  readonly entity: Entity;
  readonly cashback: Cashback;
}

/** Totals of the cycle, and the rules of the policy. */
export function Summary({ entity, cashback }: Props) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { policy, cycle, sums } = cashback;
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number) => `${number(value)} %`;
  const isOver = cycle !== null && Date.parse(cycle.until) <= Date.now();
  const tiers = [...policy.tiers].sort((one, other) => one.from - other.from);
  const unitField = fieldNamed(entity, 'target_unit');
  const noted = (value: string, note: string | false) => (
    <>
      {value}
      {note && <small>{note}</small>}
    </>
  );
  const facts: readonly Fact[] = [
    [
      t('cashback.fact.qualified'),
      noted(
        t('cashback.ofAll', { number: number(sums.qualified), all: number(sums.stores) }),
        t(isOver ? 'cashback.over' : 'cashback.running'),
      ),
    ],
    [
      enumTitle(t, entity, unitField, policy.target_unit),
      noted(number(sums.found), t('cashback.fact.foundNote')),
    ],
    [
      t('cashback.fact.target'),
      noted(
        `${number(policy.target_value)} ${unitTitle(t, entity, unitField, policy.target_unit, policy.target_value)}`,
        policy.daily_increases !== null &&
          t('cashback.fact.daily', { number: number(policy.daily_increases) }),
      ),
    ],
    [
      t('cashback.fact.ratio'),
      noted(
        percent(policy.ratio),
        tiers
          .map((tier) => t('cashback.fact.tier', { from: number(tier.from), ratio: percent(tier.ratio) }))
          .join(' · '),
      ),
    ],
  ];
  return <Facts className="cashback-facts" facts={facts} />;
}

/** Other rules that affect the numbers: who counts, pauses, adjustments for all stores. */
export function Rules({ cashback: { policy, cycle, pauses } }: Pick<Props, 'cashback'>) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const moment = (time: string) => formatDateTime(time, language, 'short');
  const rules = [
    ...(policy.openid_verification ? [t('cashback.rule.verified')] : []),
    ...(policy.adjust_number === 0
      ? []
      : [
          t('cashback.rule.adjusted', {
            number: signed(policy.adjust_number),
            reason: policy.adjust_reason ?? '',
          }),
        ]),
    ...(cycle === null
      ? []
      : pauses.map(({ from, until }) =>
          t('cashback.rule.paused', { from: moment(from), until: moment(until) }),
        )),
  ];
  if (rules.length === 0) return null;
  return (
    <ul className="cashback-rules">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

/** `+3`, `−2`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
