import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useActions } from '#engine/console/entity/actions/use-actions';
import { CellProvider } from '#engine/console/entity/fields/cell-context';
import { usePageSurroundings } from '#engine/console/entity/fields/page-surroundings';
import { RecordFailure } from '#engine/console/entity/record/record-failure';
import { RecordLoading } from '#engine/console/entity/record/record-loading';
import { isBrowserZone, readerZone } from '#engine/console/i18n/format/zone';
import { useZone, ZoneContext } from '#engine/console/i18n/use-zone';
import { Button } from '#engine/console/kit/button';
import { Icon } from '#engine/console/kit/icon';
import { PageHead } from '#engine/console/kit/page-head';
import { usePageTitle } from '#engine/console/kit/page-title';
import { phone, useMedia } from '#engine/console/kit/use-media';
import { dayIn } from '#engine/schema/contract/zoned-day';
import { codeName } from '#engine/schema/model/code-name';
import { idOf } from '#engine/schema/query/scalar';
import './calendar.css';
import './calendar-dialogs.css';
import './time-grid.css';
import './calendar-block.css';
import { clockOf, type Moment, minutesAt } from '../../console/clock';
import { type CalendarEntry, momentOf } from '../../console/entries';
import { CalendarBar } from './calendar-bar';
import { type CalendarEntities, useCalendarEntities } from './calendar-entities';
import { DayList } from './day-list';
import { EntryDialog } from './entry-dialog';
import type { GridProps } from './grid-props';
import { type FreeTime, NewEntryDialog, ownInputs, useNewKinds } from './new-entry-dialog';
import { RecordDialog } from './record-dialog';
import { SessionDialog } from './session-dialog';
import { slotLength } from './slots';
import { TimeGrid } from './time-grid';
import { useCalendarAddress } from './use-calendar-address';
import { useEntries } from './use-entries';
import { useFollowFocus } from './use-follow-focus';
import { useMoves } from './use-moves';
import { useStoreZone } from './use-store-zone';
import { useWrites } from './use-writes';

/** Appointments, training sessions and assessments by day, week or month, optionally of one store or customer. */
export default function CalendarPage() {
  const entities = useCalendarEntities();
  const surroundings = usePageSurroundings(true);
  const [address] = useSearchParams();
  const { zone, isPending } = useStoreZone(idOf(address.get('store') ?? ''));
  return (
    <CellProvider value={surroundings}>
      <ZoneContext value={zone}>
        {entities ? <Calendar entities={entities} isZonePending={isPending} /> : <RecordLoading />}
      </ZoneContext>
    </CellProvider>
  );
}

type Opened =
  | { readonly kind: 'new'; readonly at: FreeTime }
  | { readonly kind: 'entry'; readonly entry: CalendarEntry }
  | { readonly kind: 'change'; readonly entry: CalendarEntry }
  | { readonly kind: 'move'; readonly entry: CalendarEntry; readonly to: Moment };

const changed = ['customer', 'kind', 'starts_at', 'minutes', 'note'];

interface Props {
  readonly entities: CalendarEntities;
  readonly isZonePending: boolean;
}

function Calendar({ entities, isZonePending }: Props) {
  const { t, i18n } = useTranslation();
  const isPhone = useMedia(phone);
  const address = useCalendarAddress(isPhone);
  const { view, day, days, customer, store, set } = address;
  const { entries, zones, isPending, error, isCut, refetch } = useEntries(entities, address);
  // The grid stays mounted while another month loads, but is not shown before the first one is complete.
  const [wasShown, setShown] = useState(false);
  if (!isPending && !isZonePending && !wasShown) setShown(true);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const kinds = useNewKinds(entities);
  const writes = useWrites(entities);
  const follow = useFollowFocus(days);
  const { mayMove, move } = useMoves(writes, entities.appointments, follow, (entry, to) =>
    setOpened({ kind: 'move', entry, to }),
  );
  const actions = { appointment: useActions(entities.appointments), training: useActions(entities.sessions) };
  usePageTitle(t('menu.trainingSchedule'));
  const { language } = i18n;
  // The zone is named unless it is that of the reader's store and of all entries.
  const zone = useZone();
  const stores = storesOf(entries);
  const isForeign =
    isBrowserZone() || zone !== readerZone() || stores.some((one) => (zones.get(one) ?? zone) !== zone);
  const clock = isForeign ? ` · ${codeName('timeZone', zone, language)}` : '';

  const make = (at: FreeTime) => setOpened({ kind: 'new', at });
  const shown: GridProps = {
    view,
    days,
    entries,
    entities,
    namesStores: stores.length > 1,
    isPending,
    onDay: (next) => set({ day: next, view: 'day' }),
    onOpen: (entry) => setOpened({ kind: 'entry', entry }),
    onNew: kinds.length > 0 ? make : undefined,
    mayMove,
    onMove: move,
  };
  const change = (entry: CalendarEntry) =>
    entry.kind === 'appointment'
      ? setOpened({ kind: 'change', entry })
      : setOpened({ kind: 'move', entry, to: entry });
  return (
    <>
      <div className="calendar" tabIndex={-1}>
        <PageHead title={t('menu.trainingSchedule')} note={`${address.title}${clock}`}>
          {kinds.length > 0 && (
            <Button
              look="primary"
              icon={<Icon name="plus" size={16} />}
              onClick={() => make({ ...nextSlot(days, zone), minutes: slotLength })}
            >
              {t('calendar.new')}
            </Button>
          )}
        </PageHead>
        <CalendarBar address={address} entities={entities} />
        {error && <RecordFailure error={error} onRetry={() => void refetch()} />}
        {isCut && <p role="status">{t('calendar.cut')}</p>}
        {!wasShown || isZonePending ? (
          <RecordLoading />
        ) : view === 'month' || (view === 'week' && isPhone) ? (
          <DayList {...shown} month={day.slice(0, 7)} />
        ) : (
          <TimeGrid {...shown} />
        )}
      </div>
      {opened?.kind === 'new' && (
        <NewEntryDialog
          entities={entities}
          kinds={kinds}
          at={opened.at}
          store={store}
          customer={customer}
          onClose={close}
        />
      )}
      {opened?.kind === 'entry' && (
        <EntryDialog
          entities={entities}
          entry={opened.entry}
          actions={actions}
          writes={writes}
          onChange={mayMove(opened.entry) ? () => change(opened.entry) : undefined}
          onClose={close}
        />
      )}
      {opened?.kind === 'change' && opened.entry.row && (
        <RecordDialog
          entity={entities.appointments}
          title={t('calendar.changeAppointment')}
          names={changed}
          inputs={ownInputs}
          stored={opened.entry.row}
          onSaved={({ starts_at }) => follow({ ...momentOf(String(starts_at), zone), key: opened.entry.key })}
          onClose={close}
        />
      )}
      {opened?.kind === 'move' && opened.entry.session && (
        <SessionDialog
          entry={opened.entry}
          session={opened.entry.session}
          to={opened.to}
          writes={writes}
          onMoved={(to) => {
            follow({ ...to, key: opened.entry.key });
            close();
          }}
          onClose={close}
        />
      )}
      {actions.appointment.dialog}
      {actions.training.dialog}
    </>
  );
}

function storesOf(entries: ReadonlyMap<string, readonly CalendarEntry[]>): readonly number[] {
  const stores = [...entries.values()].flat().map(({ store }) => store);
  return [...new Set(stores.filter((store) => store !== undefined))];
}

/** The next half hour if today is shown, else the morning of the first day. */
function nextSlot(days: readonly string[], zone: string): { readonly day: string; readonly time: string } {
  const now = new Date();
  const today = dayIn(zone, now);
  if (!days.includes(today)) return { day: days[0] ?? today, time: '09:00' };
  const at = Math.ceil(minutesAt(now, zone) / slotLength) * slotLength;
  return { day: today, time: clockOf(Math.min(at, 24 * 60 - slotLength)) };
}
