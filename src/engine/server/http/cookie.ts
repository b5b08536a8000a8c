import type { FastifyRequest } from 'fastify';

/** The value of a cookie of this request. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** The attributes of our cookies: no script reads them, and browsers send them to this site only. */
export function cookieReach(request: FastifyRequest, path: string): string {
  return `Path=${path}; HttpOnly; SameSite=Strict${request.protocol === 'https' ? '; Secure' : ''}`;
}
