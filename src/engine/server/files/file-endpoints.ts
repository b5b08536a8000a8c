import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { can, canWrite, writableFields } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import type { Principal } from '../../schema/access/principal';
import { AppError } from '../../schema/contract/app-error';
import { getFile, uploadFile } from '../../schema/contract/endpoints/file';
import { uploadLimit } from '../../schema/contract/upload-limit';
import { entityNamed } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import { fieldNamed } from '../../schema/model/entity';
import { traitsOf } from '../../schema/model/field-traits';
import { fileCookieOf } from '../accounts/file-cookie';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { keptUnder, onceUnder } from '../entity/write/idempotency';
import { type Call, handlerFor } from '../http/handle';
import { idempotencyKey } from '../http/idempotency-key';
import { extensionsOf, isJsonName, kindsIn, mediaTypeOf } from '../http/media-type';
import { assertOwnPassword } from '../http/permission';
import { acceptFiles, onlyFile } from '../http/uploaded-file';
import { contentDisposition, safeFileName } from './file-name';
import { findFile, isFetchable, storeFile } from './stored-files';
import { assertWithinQuota } from './upload-quota';

/** Uploads, for accounts that can attach a file to some record or a picture to their profile, and downloads. */
export default function fileEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model, sessions } = context;
  const icon = fieldNamed(entityNamed(model, 'manager'), 'icon');
  const mayGive = (actor: Actor) => mayUpload(actor, model.entities.values());

  const uploader = async ({ headers }: FastifyRequest) => {
    const actor = await sessions.actorOf(headers.authorization);
    assertOwnPassword(actor);
    // Every account may set the picture of its profile.
    if (!mayGive(actor) && !canWrite(actor, icon)) throw new AppError('forbidden');
    return actor;
  };

  const reader = async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    return authorization === undefined
      ? sessions.fileReaderOf(fileCookieOf(request))
      : sessions.actorOf(authorization);
  };

  return async (app) => {
    await acceptFiles(app, uploadLimit);
    const handle = handlerFor(app, context);

    const upload = async ({ actor, query: { kind }, request }: Call<typeof uploadFile>) => {
      const { filename: original, bytes } = await onlyFile(request);
      const mediaType = mediaTypeOf(original, bytes);
      const kinds = kindsIn(kind);
      if (!mediaType || !kinds.includes(mediaType.kind)) {
        throw kinds.join() === 'json' || (kind === 'any' && isJsonName(original))
          ? new AppError('badJson')
          : new AppError('badFile', { types: extensionsOf(kinds) });
      }
      if (mediaType.kind !== 'image' && !mayGive(actor)) throw new AppError('forbidden');
      const name = safeFileName(original, mediaType);
      const key = idempotencyKey(request, bytes);
      const store = keptUnder(actor, key, async (transaction) => {
        await assertWithinQuota(transaction, actor, bytes.length, context.now());
        const id = await storeFile(transaction, { name, mediaType, bytes }, actor);
        return { url: `/files/${id}`, name, size: bytes.length, mediaType: mediaType.name };
      });
      return onceUnder(context, actor, key, () => inTransaction(database, store));
    };
    handle(uploadFile, upload, uploader);

    const download = async ({ actor, params: { file: id }, request, reply }: Call<typeof getFile>) => {
      if (request.headers['if-none-match']?.includes(id)) {
        if (!(await isFetchable(context, actor, id))) throw new AppError('notFound');
        return reply.code(304).send();
      }
      const file = await findFile(context, actor, id);
      if (!file) throw new AppError('notFound');
      return reply
        .headers({
          'content-type': file.mediaType.name,
          'content-disposition': contentDisposition(file.name, file.mediaType),
          'content-security-policy': "sandbox; default-src 'none'",
          // The browser caches the file but revalidates it each time: the session may have ended, or belong to another
          // account.
          'cache-control': 'private, no-cache',
          etag: `"${id}"`,
        })
        .send(file.bytes);
    };
    handle(getFile, download, reader);
  };
}

/** Whether the actor may attach a file to records of some entity. */
function mayUpload(actor: Principal, entities: Iterable<Entity>): boolean {
  return [...entities].some((entity) => {
    const files = writableFields(actor, entity).filter(({ type }) => traitsOf(type).upload !== undefined);
    const demands = entity.actions.filter(({ require = [] }) =>
      files.some(({ name }) => require.includes(name)),
    );
    const ways = ['create', 'update', ...demands.map(({ name }) => name)];
    return files.length > 0 && ways.some((action) => can(actor, action, entity));
  });
}
