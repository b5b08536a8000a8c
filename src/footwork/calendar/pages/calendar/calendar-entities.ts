import { useEntities } from '#engine/console/data/use-entities';
import type { Entity } from '#engine/schema/model/entity';

const names = ['appointment', 'training-plan', 'training-session', 'assessment-result'];

export interface CalendarEntities {
  readonly appointments: Entity;
  readonly plans: Entity;
  readonly sessions: Entity;
  readonly results: Entity;
}

/** The entities whose records a calendar shows; undefined until loaded. */
export function useCalendarEntities(): CalendarEntities | undefined {
  const [appointments, plans, sessions, results] = useEntities(names);
  return appointments && plans && sessions && results && { appointments, plans, sessions, results };
}
