import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemSchema } from '../../schema/contract/app';
import { cookieOf, cookieReach } from '../http/cookie';

const name = `${systemSchema}_files`;
const path = '/files';

/**
 * Sets the files cookie, since an `<img>` sends no header. `value` gives access only to files, and only during the
 * session.
 */
export function setFileCookie(request: FastifyRequest, reply: FastifyReply, value: string | undefined): void {
  if (value === undefined) return;
  reply.header('set-cookie', `${name}=${value}; ${cookieReach(request, path)}`);
}

export function clearFileCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; ${cookieReach(request, path)}; Max-Age=0`);
}

export function fileCookieOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, name);
}
