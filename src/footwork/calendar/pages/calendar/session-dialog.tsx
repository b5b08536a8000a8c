import { Alert, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#engine/console/data/api-error';
import { useZone } from '#engine/console/i18n/use-zone';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { notify } from '#engine/console/kit/notice/notify';
import { phone } from '#engine/console/kit/use-media';
import { languageOf } from '#engine/schema/contract/language';
import { daysBetween } from '#engine/schema/contract/zoned-day';
import { codeName } from '#engine/schema/model/code-name';
import { byClockOf, type Moment, momentOn } from '../../console/clock';
import { isDay } from '../../console/days';
import { type CalendarEntry, nameOf } from '../../console/entries';
import { maxShift, type Session } from '../../console/sessions';
import { TimeBox } from '../../console/time-box';
import { useStoreClock } from './use-store-clock';
import type { CalendarWrites } from './use-writes';

const DayPicker = lazy(() => import('#engine/console/entity/fields/day-picker'));

interface Props {
  readonly entry: CalendarEntry;
  readonly session: Session;
  /** The drop target, or the session's own day and time. */
  readonly to: Moment;
  readonly writes: CalendarWrites;
  readonly onMoved: (to: Moment) => void;
  readonly onClose: () => void;
}

type Reach = 'one' | 'following';

/** Moves one session of a plan, or it and all following ones on the same weekday. */
export function SessionDialog({ entry, session, to, writes, onMoved, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const [dayId, timeId] = [useId(), useId()];
  const [day, setDay] = useState(to.day);
  const [time, setTime] = useState(to.time ?? '');
  const [reach, setReach] = useState<Reach>(writes.mayMoveOne ? 'one' : 'following');
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const mayMoveAll = writes.mayMoveFollowing(session);
  const zone = useZone();
  const said = useStoreClock(entry.store);
  const moment = { day, time: time === '' ? undefined : time };
  // The dialog goes by the calendar's clock, the plan by the clock of its store.
  const planned = isDay(day) ? byClockOf(entry.zone ?? zone, zone, moment) : moment;
  const there = isDay(day) && time !== '' ? said(momentOn(day, time, zone)) : undefined;
  const isFar =
    reach === 'following' && isDay(day) && Math.abs(daysBetween(session.plannedFor, planned.day)) > maxShift;

  async function move(): Promise<void> {
    setMessage(undefined);
    setSaving(true);
    try {
      const moveBack = await (reach === 'one'
        ? writes.moveOne(session, planned)
        : writes.moveFollowing(session, planned));
      notify.success(
        t(`calendar.move.done.${reach}`, { name: nameOf(entry) }),
        moveBack && { act: { text: t('show.action.undo'), run: () => void undo(moveBack) } },
      );
      onMoved(moment);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.msg);
    } finally {
      setSaving(false);
    }
  }

  async function undo(moveBack: () => Promise<unknown>): Promise<void> {
    try {
      await moveBack();
      notify.success(t('calendar.move.undone', { name: nameOf(entry) }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.msg);
    }
  }

  return (
    <FormDialog
      title={t('calendar.move.title', { name: nameOf(entry) })}
      ok={{
        text: t('calendar.move.button'),
        isBusy: isSaving,
        disabled: !isDay(day) || isFar,
        onClick: () => void move(),
      }}
      onCancel={onClose}
    >
      <div className="calendar-move">
        <label htmlFor={dayId}>
          {t('calendar.move.day')}
          <Suspense fallback={<Input disabled />}>
            <DayPicker
              id={dayId}
              autoFocus={!matchMedia(phone).matches}
              allowClear={false}
              value={isDay(day) ? dayjs(day) : null}
              onChange={(moment: Dayjs | null) => setDay(moment?.format('YYYY-MM-DD') ?? '')}
            />
          </Suspense>
        </label>
        <label htmlFor={timeId}>
          {t('calendar.move.time')}
          <TimeBox id={timeId} value={time} onChange={setTime} />
        </label>
      </div>
      <p role="status" className="form-help calendar-clock">
        {there &&
          t('calendar.typedBy', { zone: codeName('timeZone', zone, languageOf(i18n.language)), there })}
      </p>
      <Radio.Group
        className="calendar-reach"
        aria-label={t('calendar.move.reach')}
        value={reach}
        onChange={({ target }) => setReach(target.value as Reach)}
      >
        <Radio value="one" disabled={!writes.mayMoveOne}>
          {t('calendar.move.one')}
        </Radio>
        <Radio value="following" disabled={!mayMoveAll}>
          {t('calendar.move.following')}
        </Radio>
      </Radio.Group>
      <div role="alert">
        {isFar && <Alert type="warning" showIcon message={t('calendar.move.far', { days: maxShift })} />}
        {message && <Alert type="error" showIcon message={message} />}
      </div>
    </FormDialog>
  );
}
