import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const head = randomBytes(6).toString('base64url');
let count = 0;

/** The caller's `X-Request-Id` if it is safe to log, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  if (typeof header === 'string' && /^[\w-]{8,64}$/.test(header)) return header;
  count += 1;
  return `${head}-${count.toString(36)}`;
}
