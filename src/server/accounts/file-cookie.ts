import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, cookieReach } from '../http/cookie';

const name = 'footwork_files';
const path = '/files';

/** An `<img>` sends no header: `value` lets the browser fetch files, and nothing else, while its session lasts. */
export function giveFileCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string | undefined,
): void {
  if (value === undefined) return;
  reply.header('set-cookie', `${name}=${value}; ${cookieReach(request, path)}`);
}

export function takeFileCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; ${cookieReach(request, path)}; Max-Age=0`);
}

export function fileCookieOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, name);
}
