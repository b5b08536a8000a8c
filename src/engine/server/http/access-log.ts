import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per request with the route, never the address: addresses contain ids, searches and phone numbers. */
export class AccessLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '-',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      actor: request.actor?.id,
    };
    if (error) reply.log.warn({ ...line, err: error }, 'answer interrupted');
    else reply.log.info(line, 'answered');
  }
}

/** Database errors contain row values in their details: logs only these properties. */
function errorLine(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' };
}

function requestLine(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions.url };
}

function replyLine(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}

/** Serializers that limit what pino logs of objects from Fastify and us. */
export const logSerializers = { err: errorLine, req: requestLine, res: replyLine };
