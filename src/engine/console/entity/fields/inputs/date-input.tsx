import { Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockIn, momentIn } from '../../../../schema/contract/zoned-day';
import type { InputProps } from '../../../data/resource';
import { useZone } from '../../../i18n/use-zone';
import type { UnreadDate } from '../day-picker';

const DayPicker = lazy(() => import('../day-picker'));

/**
 * A date, stored as `YYYY-MM-DD`, or an instant, shown in the zone of its part of the page and stored in UTC. The
 * date picker is loaded lazily: it weighs 110 KB.
 */
export function DateInput({ control, field, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const withTime = field.type === 'dateTime';
  const hint = t(withTime ? 'formPage.input.chooseTime' : 'formPage.input.chooseDay');
  const [unread, setUnread] = useState<UnreadDate>();
  const zone = useZone();
  const shown = (text: string) => dayjs(withTime ? clockIn(zone, new Date(text)) : text);
  const textOf = (moment: Dayjs) =>
    withTime
      ? momentIn(zone, moment.format('YYYY-MM-DDTHH:mm:ss')).toISOString()
      : moment.format('YYYY-MM-DD');
  return (
    <Suspense fallback={<Input id={control.id} disabled className="input-date" />}>
      <DayPicker
        {...control}
        className="input-date"
        showTime={withTime}
        value={typeof value === 'string' ? shown(value) : null}
        onChange={(moment: Dayjs | null) => {
          setUnread(undefined);
          onChange(moment && textOf(moment));
        }}
        onLeft={setUnread}
        allowClear={!field.required}
        placeholder={hint}
        panelRender={(panel) => (
          <div role="dialog" aria-label={hint}>
            {panel}
          </div>
        )}
      />
      {unread && (
        <p className="form-fault" role="alert">
          {t('formPage.dateUnread', { ...unread })}
        </p>
      )}
    </Suspense>
  );
}
