import type { Moment } from '../../console/clock';
import type { CalendarView } from '../../console/days';
import type { CalendarEntry } from '../../console/entries';
import type { CalendarEntities } from './calendar-entities';
import type { FreeTime } from './new-entry-dialog';

/** What a block of a view does. */
export interface BlockProps {
  readonly entities: CalendarEntities;
  /** Whether the entries shown are of several stores. */
  readonly namesStores: boolean;
  readonly onOpen: (entry: CalendarEntry) => void;
  readonly mayMove: (entry: CalendarEntry) => boolean;
  readonly onMove: (entry: CalendarEntry, to: Moment) => void;
}

/** Props of all views of a calendar. */
export interface GridProps extends BlockProps {
  readonly view: CalendarView;
  readonly days: readonly string[];
  readonly entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  readonly isPending: boolean;
  readonly onDay: (day: string) => void;
  /** Undefined if the account cannot create entries. */
  readonly onNew: ((at: FreeTime) => void) | undefined;
}

/** The dragged entry. */
export interface Held {
  readonly entry: CalendarEntry;
  /** Where the pointer holds it, in minutes below its top. */
  readonly at: number;
}
