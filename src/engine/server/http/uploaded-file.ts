import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../schema/contract/app-error';

/** Makes the routes accept multipart bodies with files of at most `fileSize` bytes. */
export async function acceptFiles(app: FastifyInstance, fileSize: number): Promise<void> {
  const limits = { fileSize, files: 2, fields: 10, fieldSize: 1000, headerPairs: 50 };
  await app.register(multipart, { limits });
}

/** The only file of a multipart body, or of its field `field`. Throws `badFile` unless there is exactly one. */
export async function onlyFile(
  request: FastifyRequest,
  field?: string,
): Promise<{ filename: string; bytes: Buffer }> {
  const files: { filename: string; bytes: Buffer }[] = [];
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer();
      if (field === undefined || part.fieldname === field) files.push({ filename: part.filename, bytes });
    }
  } catch (error) {
    // The multipart parser throws plain errors for malformed bodies.
    throw error instanceof Error && 'statusCode' in error ? error : new AppError('badFile');
  }
  const [file, ...more] = files;
  if (!file || more.length > 0) throw new AppError('badFile');
  return file;
}
