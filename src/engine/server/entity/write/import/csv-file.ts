import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../../schema/contract/app-error';
import { acceptFiles, onlyFile } from '../../../http/uploaded-file';

/** Makes the routes of this scope accept CSV as the body, or as the `file` of a form, and nothing else. */
export async function acceptCsv(scope: FastifyInstance, fileLimit: number): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await acceptFiles(scope, fileLimit);
}

/** Throws `badFile` where the request has no file. */
export async function csvFile(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body;
  if (!request.isMultipart()) throw new AppError('badFile');
  const { bytes } = await onlyFile(request, 'file');
  return bytes;
}
