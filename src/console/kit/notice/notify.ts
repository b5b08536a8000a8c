import { createStore } from '../store';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly link: NoticeLink | undefined;
}

/** A page of the console to go on to. */
export interface NoticeLink {
  readonly path: string;
  readonly text: string;
}

/** What shows that somebody reads. */
type Reader = 'pointer' | 'focus';

/** How long a notice stays, in milliseconds. */
const duration = 3000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Those in sight. */
export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;
const readers = new Set<Reader>();

/** Says something at the top of the page. The same words are not said twice at a time. */
export const notify = {
  success: (text: string, link?: NoticeLink) => add('success', text, link),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
};

export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  notices.set(notices.get().filter((notice) => notice.id !== id));
  // What was pointed at is gone, and sends no more events of the pointer or the focus.
  for (const reader of readers) releaseNotices(reader);
}

/** Lets no notice go while somebody reads or is about to press. */
export function holdNotices(reader: Reader): void {
  readers.add(reader);
  for (const timer of timers.values()) clearTimeout(timer);
}

/** All the notices stay as long again, unless they are read in another way too. */
export function releaseNotices(reader: Reader): void {
  if (!readers.delete(reader) || readers.size > 0) return;
  for (const { id } of notices.get()) expire(id);
}

function add(kind: Notice['kind'], text: string, link?: NoticeLink): void {
  const shown = notices.get();
  const same = shown.find(
    (notice) => notice.kind === kind && notice.text === text && notice.link?.path === link?.path,
  );
  const notice = same ?? { id: ++lastId, kind, text, link };
  if (!same) notices.set([...shown, notice].slice(-5));
  expire(notice.id);
}

function expire(id: number): void {
  clearTimeout(timers.get(id));
  if (readers.size === 0) timers.set(id, setTimeout(dismissNotice, duration, id));
}
