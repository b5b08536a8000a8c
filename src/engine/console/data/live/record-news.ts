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

/** Calls `heard` on each announcement for the entity, until `stop` is aborted. */
export function onRecords(entity: string, heard: () => void, stop: AbortSignal): void {
  const listener = (event: Event) => {
    const { entities } = event as RecordNews;
    if (entities === 'all' || entities.includes(entity)) heard();
  };
  news.addEventListener('change', listener, { signal: stop });
}
