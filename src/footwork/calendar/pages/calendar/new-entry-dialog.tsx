import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPart } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import type { Values } from '#engine/console/entity/form/form-fields';
import { useZone } from '#engine/console/i18n/use-zone';
import { Choice } from '#engine/console/kit/choice';
import { can } from '#engine/schema/access/access';
import { ownTie } from '#engine/schema/access/actor';
import { momentOn } from '../../console/clock';
import { DurationInput } from '../../console/duration-input';
import type { EntryKind } from '../../console/entries';
import { ScoresInput } from '../../console/scores-input';
import type { CalendarEntities } from './calendar-entities';
import { CustomerInput } from './customer-input';
import { RecordDialog } from './record-dialog';
import { SessionTimeInput } from './session-time-input';
import { StartInput } from './start-input';

/** The selected free slot. */
export interface FreeTime {
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
}

interface Props {
  readonly entities: CalendarEntities;
  readonly kinds: readonly EntryKind[];
  readonly at: FreeTime;
  /** The calendar's filters. Without a store filter, a store account starts with its own store. */
  readonly store: number | undefined;
  readonly customer: number | undefined;
  readonly onClose: () => void;
}

const fieldNames = {
  appointment: ['store', 'customer', 'kind', 'starts_at', 'minutes', 'note'],
  training: ['store', 'plan', 'day', 'time', 'note'],
  assessment: ['store', 'customer', 'assessment', 'assessed_at', 'scores', 'score', 'advice'],
} as const satisfies Readonly<Record<EntryKind, readonly string[]>>;

type Inputs = NonNullable<FormPart['inputs']>;

/** Inputs of the calendar's dialogs. */
export const ownInputs: Inputs = {
  time: SessionTimeInput as Inputs[string],
  minutes: DurationInput as Inputs[string],
  customer: CustomerInput,
  starts_at: StartInput,
  assessed_at: StartInput,
  scores: ScoresInput as Inputs[string],
};

/** A session without a plan has its own day as `planned_for`. */
const ownDay = ({ day }: Values): Values => ({ planned_for: day });

/** Creates an appointment, a training session or an assessment in a free slot. */
export function NewEntryDialog({ entities, kinds, at, store, customer, onClose }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<EntryKind>(kinds[0] ?? 'appointment');
  const zone = useZone();
  const own = ownTie(useActor(), 'store');
  const where = store ?? (typeof own === 'number' ? own : undefined);
  const initial = useMemo(
    () => initialValues(kind, at, where, customer, zone),
    [kind, at, where, customer, zone],
  );
  return (
    <RecordDialog
      key={kind}
      entity={entityOf(entities, kind)}
      title={t('calendar.new')}
      names={fieldNames[kind]}
      inputs={ownInputs}
      initial={initial}
      {...(kind === 'training' && { also: ownDay })}
      {...(kind === 'assessment' && { width: 760 })}
      onClose={onClose}
    >
      {kinds.length > 1 && (
        <Choice<EntryKind>
          label={t('calendar.newKind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`calendar.kind.${value}`) }))}
        />
      )}
    </RecordDialog>
  );
}

/** The kinds of entries that the account may create. */
export function useNewKinds(entities: CalendarEntities): readonly EntryKind[] {
  const actor = useActor();
  const all = ['appointment', 'training', 'assessment'] as const;
  return all.filter((kind) => can(actor, 'create', entityOf(entities, kind)));
}

function entityOf({ appointments, sessions, results }: CalendarEntities, kind: EntryKind) {
  return { appointment: appointments, training: sessions, assessment: results }[kind];
}

function initialValues(
  kind: EntryKind,
  { day, time, minutes }: FreeTime,
  store: number | undefined,
  customer: number | undefined,
  zone: string,
): Values {
  const own = { ...(store !== undefined && { store }) };
  if (kind === 'training') return { ...own, day, time };
  const whom = { ...own, ...(customer !== undefined && { customer }) };
  if (kind === 'assessment') return { ...whom, assessed_at: momentOn(day, time, zone) };
  return { ...whom, starts_at: momentOn(day, time, zone), minutes };
}
