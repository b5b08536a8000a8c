import { createStore } from '../store';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly link: NoticeLink | undefined;
  readonly act: NoticeAct | undefined;
}

/** A page of the console to go on to. */
export interface NoticeLink {
  readonly path: string;
  readonly text: string;
}

/** What can still be done about it, such as to undo it; the notice goes then. */
export interface NoticeAct {
  readonly text: string;
  readonly run: () => void;
}

/** What shows that somebody reads. */
type Reader = 'pointer' | 'focus';

/** How long a notice stays, in milliseconds; and one that offers to do something. */
const duration = 3000;
const longDuration = 8000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Those in sight. */
export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;
const readers = new Set<Reader>();

interface Further {
  readonly link?: NoticeLink | undefined;
  readonly act?: NoticeAct | undefined;
}

/** Says something at the top of the page. The same words are not said twice at a time. */
export const notify = {
  success: (text: string, { link, act }: Further = {}) => add('success', text, link, act),
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
  for (const notice of notices.get()) expire(notice);
}

function add(kind: Notice['kind'], text: string, link?: NoticeLink, act?: NoticeAct): void {
  // Only the last step can be undone.
  if (act) for (const older of notices.get()) if (older.act) dismissNotice(older.id);
  const shown = notices.get();
  const same = shown.find(
    (notice) => notice.kind === kind && notice.text === text && notice.link?.path === link?.path,
  );
  const notice = { id: same?.id ?? ++lastId, kind, text, link, act };
  notices.set(same ? shown.map((one) => (one === same ? notice : one)) : [...shown, notice].slice(-5));
  expire(notice);
}

function expire({ id, act }: Notice): void {
  clearTimeout(timers.get(id));
  if (readers.size === 0) timers.set(id, setTimeout(dismissNotice, act ? longDuration : duration, id));
}
