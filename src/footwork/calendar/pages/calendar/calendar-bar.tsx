import { useCan } from '@refinedev/core';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useActor } from '#engine/console/data/session';
import { useRecordSelect } from '#engine/console/entity/fields/options';
import { Button } from '#engine/console/kit/button';
import { Choice } from '#engine/console/kit/choice';
import { Icon } from '#engine/console/kit/icon';
import { type CalendarView, stepped } from '../../console/days';
import { entryKinds, entryStates } from '../../console/entries';
import type { CalendarEntities } from './calendar-entities';
import { useStateTitle } from './state-mark';
import { type CalendarAddress, views } from './use-calendar-address';

interface Props {
  readonly address: CalendarAddress;
  readonly entities: CalendarEntities;
}

/** Controls for the view and the day, and filters. */
export function CalendarBar({ address, entities }: Props) {
  const { view, day, kind, state, customer, store, set } = address;
  const { t } = useTranslation();
  const stateTitle = useStateTitle(entities);
  const { scope, ties } = useActor();
  const isOfOneStore = scope === 'store' && (ties.store ?? []).length < 2;
  return (
    <div className="calendar-bar">
      <div className="calendar-steps">
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
        <Choice<CalendarView>
          label={t('menu.trainingSchedule')}
          value={view}
          onChange={(next) => set({ view: next })}
          options={views.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
        />
      </div>
      <OptionChooser
        label={t('calendar.newKind')}
        value={kind}
        options={entryKinds.map((value) => ({ value, label: t(`calendar.kind.${value}`) }))}
        onChange={(next) => set({ kind: next })}
      />
      <OptionChooser
        label={t('calendar.state')}
        value={state}
        options={entryStates.map((value) => ({ value, label: stateTitle('appointment', value) }))}
        onChange={(next) => set({ state: next })}
      />
      <Chooser entity="customer" value={customer} onChange={(id) => set({ customer: id })} />
      {!isOfOneStore && <Chooser entity="store" value={store} onChange={(id) => set({ store: id })} />}
    </div>
  );
}

interface OptionChooserProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

function OptionChooser({ label, value, options, onChange }: OptionChooserProps) {
  return (
    <Select<string>
      className="calendar-chooser is-short"
      aria-label={label}
      placeholder={label}
      allowClear
      options={[...options]}
      value={value ?? null}
      onChange={(next?: string) => onChange(next)}
    />
  );
}

interface ChooserProps {
  readonly entity: 'customer' | 'store';
  readonly value: number | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function Chooser({ entity, value, onChange }: ChooserProps) {
  const { t } = useTranslation();
  const mayList = useCan({ resource: entity, action: 'list' }).data?.can;
  const { options, titleOf, shown } = useRecordSelect(entity, value === undefined ? [] : [value]);
  if (mayList !== true) return null;
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
