import { useTranslation } from 'react-i18next';
import { enumTitle } from '#engine/console/i18n/entity-words';
import { Icon } from '#engine/console/kit/icon';
import { fieldNamed } from '#engine/schema/model/entity';
import type { EntryKind, EntryState } from '../../console/entries';
import type { CalendarEntities } from './calendar-entities';

/** States have an icon, too, because colour alone is not accessible. */
export const stateIcons = {
  planned: 'schedule',
  arrived: 'user',
  done: 'check',
  missed: 'close',
} as const satisfies Readonly<Record<EntryState, string>>;

interface Props {
  readonly entities: CalendarEntities;
  readonly kind: EntryKind;
  readonly state: EntryState;
}

export function StateMark({ entities, kind, state }: Props) {
  const title = useStateTitle(entities)(kind, state);
  return (
    <span className={`calendar-state is-${state}`}>
      <Icon name={stateIcons[state]} size={14} /> {title}
    </span>
  );
}

export function useStateTitle({ appointments, sessions }: CalendarEntities) {
  const { t } = useTranslation();
  return (kind: EntryKind, state: EntryState) => {
    const entity = kind === 'training' ? sessions : appointments;
    return enumTitle(t, entity, fieldNamed(entity, 'state'), state);
  };
}
