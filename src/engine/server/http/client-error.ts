import type { Socket } from 'node:net';
import { AppError } from '../../schema/contract/app-error';
import { defaultLanguage } from '../../schema/contract/language';
import { failure } from './error-words';
import { securityHeaders } from './security';

/** Responds to malformed or oversized HTTP for which no request object exists; then closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = new AppError(error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'badRequest');
  const body = JSON.stringify(failure(defaultLanguage, known));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const reason = known.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request';
  socket.end(`HTTP/1.1 ${known.status} ${reason}\r\n${lines.join('')}\r\n${body}`);
}
