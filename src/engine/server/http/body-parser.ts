import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../schema/contract/app-error';
import { assertStorable } from './text-check';

/**
 * Parses JSON bodies, which are objects; an empty one is `{}`. Any other content type results in 415. A received body
 * waits for `turn` before it is parsed.
 */
export function setBodyParser(app: FastifyInstance, turn?: (request: FastifyRequest) => Promise<void>): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const read = () => {
      if (bytes.length === 0) return done(null, {});
      if (!isUtf8(bytes)) return done(new AppError('badJson'));
      return parse(request, bytes.toString('utf8'), (error, body: unknown) => {
        done(error ? new AppError('badJson') : faultOf(body), body);
      });
    };
    if (turn) turn(request).then(read, done);
    else read();
  });
}

function faultOf(body: unknown): Error | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new AppError('badJson', { wanted: '{…}' });
  }
  try {
    assertStorable(body);
    return null;
  } catch (error) {
    return error as AppError;
  }
}
