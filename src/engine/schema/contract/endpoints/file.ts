import { defineEndpoint } from '../endpoint';
import { fileKinds } from '../file-kind';
import { integer, object, text } from '../json-schema';
import { uploadLimit } from '../upload-limit';

const one = `(${fileKinds.join('|')})`;
const kind = {
  type: 'string',
  pattern: `^(any|${one}(,${one})*)$`,
  default: 'any',
  description: 'Kinds that are taken, between commas; `any` is all but zip.',
} as const;

export const uploadFile = defineEndpoint('upload', 'POST', '/files', {
  summary: 'Keep a file',
  query: object({}, { kind }),
  accepts: ['multipart/form-data'],
  body: object({ file: { type: 'string', contentEncoding: 'binary' } }),
  bodyLimit: uploadLimit + 64 * 1024,
  response: object({ url: text, name: text, size: integer, mediaType: text }),
  errors: [403, 429],
  idempotent: true,
});

export const getFile = defineEndpoint('download', 'GET', '/files/:file', {
  summary: 'A file, for its uploader and for readers of a record that names it; by header or cookie',
  params: object({ file: text }),
  answers: 'application/octet-stream',
});
