import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { notify } from '#engine/console/kit/notice/notify';
import { languageOf } from '#engine/schema/contract/language';
import type { Entity } from '#engine/schema/model/entity';
import { type Moment, momentOn } from '../../console/clock';
import type { CalendarEntry } from '../../console/entries';
import { overlapText } from '../../console/overlap-text';
import type { FollowFocus } from './use-follow-focus';
import { useOverlap } from './use-overlap';
import type { CalendarWrites } from './use-writes';

/** Moves appointments at once, with undo. For sessions `ask` opens a dialog first. */
export function useMoves(
  writes: CalendarWrites,
  appointments: Entity,
  follow: FollowFocus,
  ask: (entry: CalendarEntry, to: Moment) => void,
) {
  const { t, i18n } = useTranslation();
  const zone = useZone();
  const overlapWith = useOverlap(appointments);
  const isBusy = useRef(false);
  /** The move is stored whether or not the overlap is found, so a failure of this is not shown. */
  const warn = async (stored: Labelled): Promise<void> => {
    const found = await overlapWith(stored).catch(() => undefined);
    if (found) notify.info(overlapText(t, found, languageOf(i18n.language), zone));
  };

  const moveRow = async (entry: CalendarEntry, row: Labelled, to: Moment, back?: Moment): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    follow({ ...to, key: entry.key });
    try {
      const stored = await writes.moveAppointment(row, to);
      const moment = momentOn(to.day, to.time ?? '00:00', zone);
      const when = formatDateTime(moment, languageOf(i18n.language), 'short', zone);
      const undo = back && {
        act: { text: t('show.action.undo'), run: () => void moveRow(entry, stored, back) },
      };
      notify.success(t('calendar.moved', { when }), undo);
      void warn(stored);
    } catch (error) {
      follow(undefined);
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.msg);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    mayMove: ({ kind, row, session, state }: CalendarEntry): boolean => {
      if (row?._limits?.actions.update !== undefined) return false;
      if (kind === 'appointment')
        return writes.mayMoveAppointment && row?._limits?.fields.starts_at === undefined;
      if (!session || state !== 'planned') return false;
      return writes.mayMoveOne || writes.mayMoveFollowing(session);
    },
    move(entry: CalendarEntry, to: Moment): void {
      const { day, time, row, kind } = entry;
      if (to.day === day && to.time === time) return;
      if (kind === 'appointment' && row) void moveRow(entry, row, to, { day, time });
      else if (kind === 'training') ask(entry, to);
    },
  };
}
