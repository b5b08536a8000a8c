import type { CalendarEntities } from './calendar-entities';
import type { CalendarView } from './days';
import type { CalendarEntry } from './entries';
import type { FreeTime } from './new-entry-dialog';
import type { Moment } from './use-writes';

/** Props of all views of a calendar. */
export interface GridProps {
  readonly view: CalendarView;
  readonly days: readonly string[];
  readonly entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  readonly entities: CalendarEntities;
  readonly isPending: boolean;
  readonly onDay: (day: string) => void;
  readonly onOpen: (entry: CalendarEntry) => void;
  /** Undefined if the account cannot create entries. */
  readonly onNew: ((at: FreeTime) => void) | undefined;
  readonly mayMove: (entry: CalendarEntry) => boolean;
  readonly onMove: (entry: CalendarEntry, to: Moment) => void;
}

/** The dragged entry. */
export interface Held {
  readonly entry: CalendarEntry;
  /** Where the pointer holds it, in minutes below its top. */
  readonly at: number;
}
