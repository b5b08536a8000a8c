import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from './token';

const name = 'footwork_files';
const reach = 'Path=/files; HttpOnly; SameSite=Strict';

/** An `<img>` sends no header: lets the browser fetch files, and nothing else, while the session of the token lasts. */
export function giveFileCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  if (token === undefined) return;
  reply.header('set-cookie', `${name}=${token}; ${reach}${request.protocol === 'https' ? '; Secure' : ''}`);
}

export function takeFileCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; ${reach}; Max-Age=0`);
}

/** Who asks for a file: by the header, where there is one. */
export function fileAuthorization({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization !== undefined) return headers.authorization;
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return tokenOf(pairs.find(([key]) => key === name)?.[1]);
}
