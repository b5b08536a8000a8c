import { Button, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can, canWrite } from '../../../entity/access/access';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { idOf } from '../../../entity/query/scalar';
import { useActor } from '../../data/session';
import { useEntities } from '../../data/use-entities';
import { useRecordSelect } from '../../entity/fields/options';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { Icon } from '../../kit/icon';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { phone, useMedia } from '../../kit/use-media';
import './calendar.css';
import { CalendarGrid } from './calendar-grid';
import { type CalendarView, dayOf, isDay, shownDays, stepped } from './days';
import type { CalendarEntry } from './entries';
import { MoveDialog } from './move-dialog';
import { useEntries } from './use-entries';

const names = ['training-plan', 'assessment-result'];
const views = ['day', 'week', 'month'] as const;

/** Training sessions and assessments by day, week and month, of all, of a store or of a customer. */
export default function CalendarPage() {
  const [plans, results] = useEntities(names);
  return plans && results ? <Calendar plans={plans} results={results} /> : <RecordLoading />;
}

interface Props {
  readonly plans: Entity;
  readonly results: Entity;
}

function Calendar({ plans, results }: Props) {
  const { t, i18n } = useTranslation();
  const actor = useActor();
  const isPhone = useMedia(phone);
  const [address, setAddress] = useSearchParams();
  const [moving, setMoving] = useState<{ readonly entry: CalendarEntry; readonly to: string }>();
  const given = address.get('day');
  const day = isDay(given) ? given : dayOf(new Date());
  const view: CalendarView = views.find((one) => one === address.get('view')) ?? (isPhone ? 'day' : 'month');
  const customer = idOf(address.get('customer') ?? '');
  const store = idOf(address.get('store') ?? '');
  const days = useMemo(() => shownDays(view, day), [view, day]);
  const { entries, isPending, error, isCut, refetch } = useEntries(results, { days, customer, store });
  // Another month comes into the grid that is there; the first one does not grow line by line.
  const [wasShown, setShown] = useState(false);
  if (!isPending && !wasShown) setShown(true);
  const mayMove = can(actor, 'update', plans) && canWrite(actor, fieldNamed(plans, 'weekdays'));
  usePageTitle(t('menu.trainingSchedule'));

  const set = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = { ...Object.fromEntries(address), ...changes };
    setAddress(
      Object.fromEntries(Object.entries(next).filter((one): one is [string, string] => one[1] !== undefined)),
      { replace: true },
    );
  };
  const title = new Intl.DateTimeFormat(i18n.language, {
    ...(view === 'day' ? { dateStyle: 'full' } : { month: 'long', year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day));
  return (
    <>
      <PageHead title={t('menu.trainingSchedule')} note={title} />
      <div className="calendar-bar">
        <Button
          aria-label={t('calendar.before')}
          icon={<Icon name="left" size={16} />}
          onClick={() => set({ day: stepped(view, day, -1) })}
        />
        <Button onClick={() => set({ day: undefined })}>{t('calendar.today')}</Button>
        <Button
          aria-label={t('calendar.after')}
          icon={<Icon name="right" size={16} />}
          onClick={() => set({ day: stepped(view, day, 1) })}
        />
        <Segmented<CalendarView>
          value={view}
          onChange={(next) => set({ view: next })}
          options={views.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
        />
        <Chooser entity="customer" value={customer} onChange={(id) => set({ customer: id })} />
        <Chooser entity="store" value={store} onChange={(id) => set({ store: id })} />
      </div>
      {error && <RecordFailure error={error} onRetry={() => void refetch()} />}
      {isCut && <p role="status">{t('calendar.cut')}</p>}
      {!wasShown ? (
        <RecordLoading />
      ) : (
        <CalendarGrid
          view={view}
          days={days}
          month={day.slice(0, 7)}
          entries={entries}
          isPending={isPending}
          mayMove={mayMove}
          onDay={(next) => set({ day: next, view: 'day' })}
          onMove={(entry, to) => setMoving({ entry, to })}
        />
      )}
      {moving && (
        <MoveDialog
          entry={moving.entry}
          to={moving.to}
          onClose={(isMoved) => {
            setMoving(undefined);
            if (isMoved) void refetch();
          }}
        />
      )}
    </>
  );
}

interface ChooserProps {
  readonly entity: 'customer' | 'store';
  readonly value: number | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function Chooser({ entity, value, onChange }: ChooserProps) {
  const { t } = useTranslation();
  const { options, titleOf, shown } = useRecordSelect(entity, value === undefined ? [] : [value]);
  return (
    <Select
      {...shown}
      className="calendar-chooser"
      aria-label={t(`calendar.${entity}`)}
      placeholder={t(`calendar.${entity}`)}
      showSearch
      allowClear
      options={options}
      value={value === undefined ? undefined : { value, label: titleOf(value) }}
      onChange={(option?: { readonly value: number; readonly label: string }) =>
        onChange(option && String(option.value))
      }
    />
  );
}
