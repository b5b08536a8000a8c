import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'footwork_files';
const reach = 'Path=/files; HttpOnly; SameSite=Strict';

/** An `<img>` sends no header: `value` lets the browser fetch files, and nothing else, while its session lasts. */
export function giveFileCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string | undefined,
): void {
  if (value === undefined) return;
  reply.header('set-cookie', `${name}=${value}; ${reach}${request.protocol === 'https' ? '; Secure' : ''}`);
}

export function takeFileCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; ${reach}; Max-Age=0`);
}

export function fileCookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
