import { useTranslation } from 'react-i18next';
import { fieldNamed } from '../../../entity/model/entity';
import { enumTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import type { CalendarEntities } from './calendar-entities';
import type { EntryKind, EntryState } from './entries';

/** Besides its words a state has a sign, so that it is not a colour alone. */
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

/** What a state of an appointment or a session is called. */
export function useStateTitle({ appointments, sessions }: CalendarEntities) {
  const { t } = useTranslation();
  return (kind: EntryKind, state: EntryState) => {
    const entity = kind === 'training' ? sessions : appointments;
    return enumTitle(t, entity, fieldNamed(entity, 'state'), state);
  };
}
