import { useTranslation } from 'react-i18next';
import { dateFormat } from '#engine/console/i18n/format/date';
import { formatList } from '#engine/console/i18n/format/list';
import { numberFormat } from '#engine/console/i18n/format/number';
import type { ReportSheet } from './sheet-source';

type Plan = ReportSheet['plans'][number];

/** 2024-01-01 was a Monday. */
const dayOf = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 } as const;

/** The customer's training plans, with days, time and exercises. */
export function TrainingPlans({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTranslation();
  if (plans.length === 0) return null;
  return (
    <section className="sheet-plans" aria-label={t('share.plan')}>
      <h2>{t('share.plan')}</h2>
      {plans.map((plan) => (
        <TrainingPlan key={`${plan.name} ${plan.start_date}`} plan={plan} />
      ))}
    </section>
  );
}

function TrainingPlan({ plan }: { readonly plan: Plan }) {
  const { i18n } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...options, timeZone: 'UTC' });
  const span = format({ dateStyle: 'medium' }).formatRange(
    new Date(plan.start_date),
    new Date(plan.end_date),
  );
  const weekday = format({ weekday: 'long' });
  const weekdays = plan.weekdays.map((day) => weekday.format(new Date(Date.UTC(2024, 0, dayOf[day]))));
  const days = formatList(weekdays, i18n.language);
  const minutes = numberFormat(i18n.language, { style: 'unit', unit: 'minute' });
  return (
    <div className="sheet-plan">
      <h3>{plan.name}</h3>
      <p>{[span, days, plan.time].filter(Boolean).join(', ')}</p>
      <ul>
        {plan.exercises.map(({ exercise, instruction, repetitions, minutes: duration }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise can be done twice, and the rows hold no state
          <li key={at}>
            <strong>{exercise}</strong>
            {instruction !== undefined && <span>{instruction}</span>}
            <span>
              {repetitions !== undefined && `${repetitions} ×, `}
              {minutes.format(duration)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
