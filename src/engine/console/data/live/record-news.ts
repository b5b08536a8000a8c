/** `all`: events may have been missed, so any entity may have changed. */
type Changed = readonly string[] | 'all';

const news = new EventTarget();

class RecordNews extends Event {
  constructor(readonly entities: Changed) {
    super('change');
  }
}

/** Notifies all listeners of these entities that records have changed. */
export function announceRecords(entities: Changed): void {
  news.dispatchEvent(new RecordNews(entities));
}

/** Whether the data was read a moment ago, or is being read. */
export type IsFresh = () => boolean;

/**
 * Calls `heard` on each announcement for one of the entities, until `stop` is aborted; on that of `all` not while the
 * data is fresh.
 */
export function onRecords(
  entities: string | readonly string[],
  heard: () => void,
  stop: AbortSignal,
  isFresh: IsFresh = () => false,
): void {
  const followed = [entities].flat();
  const listener = (event: Event) => {
    const { entities: changed } = event as RecordNews;
    if (changed === 'all' ? !isFresh() : changed.some((name) => followed.includes(name))) heard();
  };
  news.addEventListener('change', listener, { signal: stop });
}
