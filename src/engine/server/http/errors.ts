import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorName } from '../../schema/contract/app-error';
import { entityNamed, type Model } from '../../schema/declaration/model';
import { outageOf } from '../database/error-kind';
import { failure } from './error-words';

const nameOfCode: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongContentType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrongContentType',
};

const nameOfStatus: Readonly<Record<number, ErrorName>> = {
  404: 'noSuchRoute',
  413: 'bodyTooLarge',
  414: 'headersTooLarge',
  415: 'wrongContentType',
  431: 'headersTooLarge',
};

/**
 * Converts any error: keeps an `AppError`, maps errors of Fastify or a plugin by their kind, all others become an
 * internal error.
 */
function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const outage = outageOf(error);
  if (outage) return new AppError(outage, {}, null, { cause: error });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const name = nameOfCode[code] ?? nameOfStatus[statusCode];
  if (name) return new AppError(name);
  return new AppError(statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'systemError');
}

/**
 * Logs our faults as errors, and rejections by database constraints as warnings, since one may reveal a missing check.
 */
function logCause({ log }: FastifyRequest, known: AppError, error: unknown): void {
  const err = known === error ? known.cause : error;
  if (known.status >= 500 && err !== undefined) log.error({ err, kind: known.error }, 'unexpected error');
  else if (known.cause !== undefined) log.warn({ err }, 'refused by the database');
}

/** Responds to any error of a handler, a hook or Fastify itself. */
export function errorHandler(model: Model) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const known = appErrorOf(error);
    logCause(request, known, error);
    if (known.params.seconds !== undefined) reply.header('retry-after', known.params.seconds);
    const { language, routeOptions } = request;
    const isBatch = routeOptions.url?.endsWith('/batch') ?? false;
    const subject = routeOptions.config?.endpoint?.entity;
    const entity = subject === undefined ? null : entityNamed(model, subject);
    reply.code(known.status).send(failure(language, known, { entity, model, isBatch }));
  };
}
