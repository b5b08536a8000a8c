import type { FastifyRequest } from 'fastify';

/** The value of a cookie of this request. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** What a cookie needs beside its value: no script reads it, and it goes to this site alone. */
export function cookieReach(request: FastifyRequest, path: string): string {
  return `Path=${path}; HttpOnly; SameSite=Strict${request.protocol === 'https' ? '; Secure' : ''}`;
}
