import type { CalendarEntities } from './calendar-entities';
import type { CalendarView } from './days';
import type { CalendarEntry } from './entries';
import type { FreeTime } from './new-entry-dialog';
import type { Moment } from './use-writes';

/** What all views of a calendar show and offer. */
export interface GridProps {
  readonly view: CalendarView;
  readonly days: readonly string[];
  readonly entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  readonly entities: CalendarEntities;
  readonly isPending: boolean;
  readonly onDay: (day: string) => void;
  readonly onOpen: (entry: CalendarEntry) => void;
  /** Undefined where the account can make nothing. */
  readonly onNew: ((at: FreeTime) => void) | undefined;
  readonly mayMove: (entry: CalendarEntry) => boolean;
  readonly onMove: (entry: CalendarEntry, to: Moment) => void;
}

/** What the pointer drags. */
export interface Held {
  readonly entry: CalendarEntry;
  /** In minutes below its head. */
  readonly at: number;
}
