import { Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';

const DayPicker = lazy(() => import('../day-picker'));

/**
 * A day, stored as `YYYY-MM-DD`, or a moment, shown in the reader's time zone and stored in UTC. The calendar weighs
 * 110 KB, so it comes by itself, where it is shown.
 */
export function DateInput({ control, field, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const withTime = field.type === 'dateTime';
  const hint = t(withTime ? 'field.chooseTime' : 'field.chooseDay');
  const textOf = (moment: Dayjs) => (withTime ? moment.toISOString() : moment.format('YYYY-MM-DD'));
  return (
    <Suspense fallback={<Input id={control.id} disabled className="input-date" />}>
      <DayPicker
        {...control}
        className="input-date"
        showTime={withTime}
        value={typeof value === 'string' ? dayjs(value) : null}
        onChange={(moment: Dayjs | null) => onChange(moment && textOf(moment))}
        allowClear={!field.required}
        placeholder={hint}
        panelRender={(panel) => (
          <div role="dialog" aria-label={hint}>
            {panel}
          </div>
        )}
      />
    </Suspense>
  );
}
