import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { badValue } from '../../schema/contract/bad-value';

/** A caller's `Idempotency-Key` with a hash of the request that carried it. */
export interface IdempotencyKey {
  readonly key: string;
  readonly hash: string;
}

/** The key of a request whose body is `content`, bytes or a JSON value; undefined if the request has no key. */
export function idempotencyKey(request: FastifyRequest, content: unknown): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badValue('Idempotency-Key', key);
  }
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(Buffer.isBuffer(content) ? content : JSON.stringify(content))
    .digest('hex');
  return { key, hash };
}
