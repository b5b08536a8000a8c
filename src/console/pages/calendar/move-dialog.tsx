import { useUpdate } from '@refinedev/core';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error';
import type { Row } from '../../data/resource';
import { FormDialog } from '../../kit/form-dialog';
import { notify } from '../../kit/notice/notify';
import { isDay, weekdayOf } from './days';
import { type CalendarEntry, movedWeekdays, type TrainingPlan } from './entries';

interface Props {
  readonly entry: CalendarEntry;
  /** The day that it was dropped on, or its own. */
  readonly to: string;
  readonly onClose: (isMoved: boolean) => void;
}

/** Moves the sessions that a plan has on one weekday to another day of the week, or to another time. */
export function MoveDialog({ entry, to, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const [day, setDay] = useState(to);
  const [time, setTime] = useState(entry.time ?? '');
  const [message, setMessage] = useState<string>();
  const { mutateAsync: update, mutation } = useUpdate<Row, ApiError, object>();
  const fault = isDay(day) && entry.plan ? faultOf(entry, entry.plan, day) : undefined;
  const name = (one: string) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(one));

  async function move(): Promise<void> {
    const { plan } = entry;
    if (!plan || !isDay(day)) return;
    setMessage(undefined);
    try {
      await update({
        resource: 'training-plan',
        id: plan.id,
        values: {
          version: plan.version,
          ...(weekdayOf(day) !== weekdayOf(entry.day) && {
            weekdays: movedWeekdays(plan, weekdayOf(entry.day), weekdayOf(day)),
          }),
          ...(time !== (entry.time ?? '') && { time: time === '' ? null : time }),
        },
        meta: { quiet: true },
        successNotification: false,
        errorNotification: false,
      });
      notify.success(t('calendar.move.done'));
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.msg);
    }
  }

  return (
    <FormDialog
      title={t('calendar.move.title', { name: entry.title })}
      okText={t('calendar.move.button')}
      okButtonProps={{ loading: mutation.isPending, disabled: !isDay(day) || fault !== undefined }}
      onOk={() => void move()}
      onCancel={() => onClose(message !== undefined)}
    >
      <p>{t('calendar.move.text', { from: name(entry.day), to: isDay(day) ? name(day) : '…' })}</p>
      <div className="calendar-move">
        <label>
          {t('calendar.move.day')}
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <label>
          {t('calendar.move.time')}
          <input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </label>
      </div>
      <div role="alert">
        {fault && <Alert type="warning" showIcon message={t(`calendar.move.${fault}`)} />}
        {message && <Alert type="error" showIcon message={message} />}
      </div>
    </FormDialog>
  );
}

/** Why the sessions cannot be moved to a day. */
function faultOf(
  { day: from }: CalendarEntry,
  { weekdays, start_date, end_date }: TrainingPlan,
  to: string,
): 'taken' | 'outside' | undefined {
  if (to < start_date || to > end_date) return 'outside';
  const isOther = weekdayOf(to) !== weekdayOf(from);
  return isOther && weekdays.includes(weekdayOf(to)) ? 'taken' : undefined;
}
