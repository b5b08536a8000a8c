import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#engine/console/data/api-error';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Actions } from '#engine/console/entity/actions/use-actions';
import { useCellSurroundings } from '#engine/console/entity/fields/cell-context';
import { LinkButton } from '#engine/console/entity/record/link-button';
import { usePermissions } from '#engine/console/entity/record/permissions';
import { isPossible } from '#engine/console/entity/record/possible';
import { actionTitle } from '#engine/console/i18n/entity-words';
import { formatDate } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { Button } from '#engine/console/kit/button';
import { Facts } from '#engine/console/kit/facts';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { notify } from '#engine/console/kit/notice/notify';
import { CreateLink } from '#engine/console/overrides/create-link';
import { languageOf } from '#engine/schema/contract/language';
import type { Action } from '#engine/schema/model/entity';
import { isFrom } from '#engine/schema/model/workflow';
import { recordRules } from '#engine/schema/write/record-rules';
import { clockText, momentOn } from '../../console/clock';
import { type CalendarEntry, nameOf, spanOf } from '../../console/entries';
import { OverlapNote } from '../../console/overlap-note';
import type { CalendarEntities } from './calendar-entities';
import { StateMark } from './state-mark';
import { useCustomerPhone } from './use-customer-phone';
import { useStoreClock } from './use-store-clock';
import type { CalendarWrites } from './use-writes';

interface Props {
  readonly entities: CalendarEntities;
  readonly entry: CalendarEntry;
  readonly actions: { readonly appointment: Actions; readonly training: Actions };
  readonly writes: CalendarWrites;
  /** Undefined if the entry cannot be moved. */
  readonly onChange: (() => void) | undefined;
  readonly onClose: () => void;
}

const listed = {
  appointment: 'appointment',
  training: 'training-plan',
  assessment: 'assessment-result',
} as const;

/** Details of an entry, with its actions and links. */
export function EntryDialog({ entities, entry, actions, writes, onChange, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { listPath } = useCellSurroundings();
  const [isBusy, setBusy] = useState(false);
  const language = languageOf(i18n.language);
  const { kind, id, row, session, customer, store, storeName, note, state } = entry;
  const { appointments, sessions } = entities;
  const entity = kind === 'training' ? sessions : appointments;
  const permissions = usePermissions(entity);
  const timeText = entry.time && clockText(entry.time, language);
  const actor = useActor();
  const zone = useZone();
  const storeClock = useStoreClock(store);
  const there = entry.time === undefined ? undefined : storeClock(momentOn(entry.day, entry.time, zone));
  const phone = useCustomerPhone(customer?.id);
  const possible = (() => {
    if (kind === 'assessment' || (!row && !writes.mayMoveOne)) return [];
    if (row) return permissions.actions.filter((action) => isPossible(action, row));
    const derived = { day: session?.day ?? entry.day, state };
    const refused = recordRules(entity, actor, derived, new Date()).actions;
    return permissions.actions.filter((action) => isFrom(action, derived) && !(action.name in refused));
  })();

  async function take(action: Action): Promise<void> {
    setBusy(true);
    try {
      const stored: Labelled | undefined = row ?? (session && (await writes.keep(session)));
      onClose();
      if (stored && kind !== 'assessment') await actions[kind].start(action, [named(stored)]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.msg);
      setBusy(false);
    }
  }

  /** The record as messages call it: an appointment by customer and time, a session by plan, customer and day. */
  const named = (stored: Labelled): Labelled =>
    kind === 'training'
      ? stored
      : {
          ...stored,
          _labels: {
            ...stored._labels,
            [entity.label]: [nameOf(entry), timeText].filter(Boolean).join(', '),
          },
        };

  const isAhead = state === 'planned' || state === 'arrived';
  const path = listPath(listed[kind]);
  const customers = listPath('customer');
  const when = [formatDate(entry.day, language, 'full'), spanOf(entry, language) ?? t('calendar.anyTime')];
  return (
    <FormDialog title={nameOf(entry)} cancelText={t('calendar.close')} onCancel={onClose}>
      <Facts
        className="calendar-facts"
        facts={[
          [t(`calendar.kind.${kind}`), entry.title],
          [t('calendar.when'), when.join(', ')],
          [t('calendar.storeTime'), there],
          [t('calendar.phone'), phone],
          [t('calendar.store'), storeName],
          [t('calendar.state'), state && <StateMark entities={entities} kind={kind} state={state} />],
          [t('calendar.note'), note && <span className="calendar-note">{note}</span>],
        ]}
      />
      {kind === 'appointment' && row && isAhead && (
        <OverlapNote appointments={appointments} values={row} id={id} />
      )}
      <div className="calendar-ways">
        {possible.map((action, at) => (
          <Button
            key={action.name}
            look={at === 0 && state !== 'done' && state !== 'missed' ? 'primary' : undefined}
            isBusy={isBusy}
            onClick={() => void take(action)}
          >
            {actionTitle(t, entity, action)}
          </Button>
        ))}
        {onChange && <Button onClick={onChange}>{t('calendar.change')}</Button>}
      </div>
      <div className="calendar-ways">
        {path !== undefined && <LinkButton to={`${path}/show/${id}`}>{t('calendar.open')}</LinkButton>}
        {customer && customers !== undefined && (
          <LinkButton to={`${customers}/show/${customer.id}`}>{t('calendar.customer')}</LinkButton>
        )}
        {customer && kind === 'appointment' && (
          <CreateLink entity="assessment-result" references={{ store, customer: customer.id }} />
        )}
      </div>
    </FormDialog>
  );
}
