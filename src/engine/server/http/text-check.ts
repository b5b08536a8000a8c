import { AppError } from '../../schema/contract/app-error';

/** PostgreSQL stores neither NUL nor lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Deeper than any field may nest, and shallow enough for recursive code. */
const depthLimit = 200;

/**
 * Throws when a parsed body contains a value that no field can store: see the messages of `badJson` and `badValue`.
 */
export function assertStorable(value: unknown, name = '', depth = 0): void {
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw new AppError('badValue', { name, value: '' });
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new AppError('badValue', { name, value: String(value) });
  } else if (typeof value === 'object' && value !== null) {
    if (depth === depthLimit) throw new AppError('badJson');
    for (const [key, item] of Object.entries(value)) {
      if (unstorable.test(key)) throw new AppError('badJson');
      assertStorable(item, name || key, depth + 1);
    }
  }
}

/** Throws when a request target has broken percent-encoding or characters that `assertStorable` rejects. */
export function assertReadableUrl(url: string): void {
  if (!url.includes('%')) return;
  try {
    if (!unstorable.test(decodeURIComponent(url))) return;
  } catch {
    // Reported below.
  }
  throw new AppError('badRequest');
}
