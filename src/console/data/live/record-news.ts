/** `all`: what has changed meanwhile was not heard. */
type Changed = readonly string[] | 'all';

const news = new EventTarget();

class RecordNews extends Event {
  constructor(readonly entities: Changed) {
    super('change');
  }
}

/** Has whatever shows records of these entities look at them again. */
export function announceRecords(entities: Changed): void {
  news.dispatchEvent(new RecordNews(entities));
}

/** Calls `heard` after each announcement that concerns the entity, until `stop` is given. */
export function onRecords(entity: string, heard: () => void, stop: AbortSignal): void {
  const listener = (event: Event) => {
    const { entities } = event as RecordNews;
    if (entities === 'all' || entities.includes(entity)) heard();
  };
  news.addEventListener('change', listener, { signal: stop });
}
