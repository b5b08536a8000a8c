import { createStore } from '../store';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly link: NoticeLink | undefined;
  readonly act: NoticeAct | undefined;
}

/** A page of the console that the notice links to. */
export interface NoticeLink {
  readonly path: string;
  readonly text: string;
}

/** An action that the notice offers, such as undo; pressing it closes the notice. */
export interface NoticeAct {
  readonly text: string;
  readonly run: () => void;
}

/** Pointer or focus: what keeps the notices open. */
type Reader = 'pointer' | 'focus';

/** Time until a notice closes, in ms; `longDuration` if it offers an action. */
const duration = 3000;
const longDuration = 8000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;
const readers = new Set<Reader>();

interface Further {
  readonly link?: NoticeLink | undefined;
  readonly act?: NoticeAct | undefined;
}

/** Shows a message at the top of the page. A message that is on screen already is not added twice. */
export const notify = {
  success: (text: string, { link, act }: Further = {}) => add('success', text, link, act),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
};

export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  notices.set(notices.get().filter((notice) => notice.id !== id));
  // A removed element fires no `mouseleave` or `blur`.
  for (const reader of readers) releaseNotices(reader);
}

/** Keeps all notices open while the pointer or the focus is on them. */
export function holdNotices(reader: Reader): void {
  readers.add(reader);
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Restarts the time of all notices, unless the other reader still holds them. */
export function releaseNotices(reader: Reader): void {
  if (!readers.delete(reader) || readers.size > 0) return;
  for (const notice of notices.get()) expire(notice);
}

function add(kind: Notice['kind'], text: string, link?: NoticeLink, act?: NoticeAct): void {
  // Only the latest step can be undone: a new notice with an action replaces the older one.
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
