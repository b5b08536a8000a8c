export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** How long a notice stays, in milliseconds. */
const duration = 3000;

const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let notices: readonly Notice[] = [];
let lastId = 0;

/** Says something at the top of the page. The same words are not said twice at a time. */
export const notify = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
};

export function currentNotices(): readonly Notice[] {
  return notices;
}

export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(notices.filter((notice) => notice.id !== id));
}

function add(kind: Notice['kind'], text: string): void {
  const same = notices.find((notice) => notice.kind === kind && notice.text === text);
  const notice = same ?? { id: ++lastId, kind, text };
  if (!same) change([...notices, notice].slice(-5));
  clearTimeout(timers.get(notice.id));
  timers.set(notice.id, setTimeout(dismissNotice, duration, notice.id));
}

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
