import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { canWrite } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { mayUpload, uploadLimit } from '../../entity/access/upload';
import { AppError } from '../../entity/contract/app-error';
import { entityNamed } from '../../entity/declaration/model';
import { fieldNamed } from '../../entity/model/entity';
import { fileCookieOf } from '../accounts/file-cookie';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { keptUnder, onceUnder } from '../entity/write/idempotency';
import { ok } from '../http/envelope';
import { idempotencyKey } from '../http/idempotency-key';
import {
  extensionsOf,
  isJsonName,
  isOfKind,
  mediaTypeOf,
  type UploadKind,
  uploadKinds,
} from '../http/media-type';
import { assertOwnPassword } from '../http/own-password';
import { contentDisposition, safeFileName } from './file-name';
import { findFile, isFetchable, storeFile } from './stored-files';
import { assertWithinQuota } from './upload-quota';

const limits = { fileSize: uploadLimit, files: 2, fields: 10, fieldSize: 1000, headerPairs: 50 };

/** `POST /files` for who may give a file to some record, and of images for who may give itself a picture; `GET /files/:id` for who uploaded it or sees a record that names it. */
export function fileRoutes(context: AppContext): FastifyPluginAsync {
  const { database, model, sessions } = context;
  return async (app) => {
    await app.register(multipart, { limits });

    const icon = fieldNamed(entityNamed(model, 'manager'), 'icon');
    const mayGive = (actor: Actor) => mayUpload(actor, model.entities.values());

    const signIn = async (request: FastifyRequest) => {
      request.actor = await sessions.actorOf(request.headers.authorization);
      assertOwnPassword(request.actor);
      // Everybody gives itself a picture in its profile.
      if (!mayGive(request.actor) && !canWrite(request.actor, icon)) throw new AppError('forbidden');
    };

    const known = async (request: FastifyRequest) => {
      const { authorization } = request.headers;
      request.actor =
        authorization === undefined
          ? await sessions.fileReaderOf(fileCookieOf(request))
          : await sessions.actorOf(authorization);
      assertOwnPassword(request.actor);
    };

    app.post<{ Querystring: { kind?: string } }>('/files', { onRequest: signIn }, async (request) => {
      const { actor } = request;
      const kind = kindNamed(request.query.kind);
      const { given, bytes } = await readUpload(request);
      const mediaType = mediaTypeOf(given, bytes);
      if (!mediaType || !isOfKind(mediaType, kind)) {
        throw kind === 'any' && isJsonName(given)
          ? new AppError('badJson')
          : new AppError('badFile', { types: extensionsOf(kind) });
      }
      if (!isOfKind(mediaType, 'image') && !mayGive(actor)) throw new AppError('forbidden');
      const name = safeFileName(given, mediaType);
      const key = idempotencyKey(request, bytes);
      const store = keptUnder(actor, key, async (transaction) => {
        await assertWithinQuota(transaction, actor, bytes.length, context.now());
        const id = await storeFile(transaction, { name, mediaType, bytes }, actor);
        return { url: `/files/${id}`, name, size: bytes.length, mediaType: mediaType.name };
      });
      return ok(await onceUnder(context, actor, key, () => inTransaction(database, store)));
    });

    app.get<{ Params: { id: string } }>('/files/:id', { onRequest: known }, async (request, reply) => {
      const { id } = request.params;
      if (request.headers['if-none-match']?.includes(id)) {
        if (!(await isFetchable(context, request.actor, id))) throw new AppError('notFound');
        return reply.code(304).send();
      }
      const file = await findFile(context, request.actor, id);
      if (!file) throw new AppError('notFound');
      return reply
        .headers({
          'content-type': file.mediaType.name,
          'content-disposition': contentDisposition(file.name, file.mediaType),
          'content-security-policy': "sandbox; default-src 'none'",
          // Kept by the browser, but asked for each time: by then the session may have ended, or be another's.
          'cache-control': 'private, no-cache',
          etag: `"${id}"`,
        })
        .send(file.bytes);
    });
  };
}

function kindNamed(text = 'any'): UploadKind {
  const kind = uploadKinds.find((known) => known === text);
  if (!kind) throw new AppError('badValue', { name: 'kind', value: String(text).slice(0, 100) });
  return kind;
}

/** The one file of a multipart body. */
async function readUpload(request: FastifyRequest): Promise<{ given: string; bytes: Buffer }> {
  const uploads: { given: string; bytes: Buffer }[] = [];
  try {
    for await (const part of request.files()) {
      uploads.push({ given: part.filename, bytes: await part.toBuffer() });
    }
  } catch (error) {
    // The parser of multipart bodies throws plain errors for what it cannot read.
    throw error instanceof Error && 'statusCode' in error ? error : new AppError('badFile');
  }
  const [upload, ...more] = uploads;
  if (!upload || more.length > 0) throw new AppError('badFile');
  return upload;
}
