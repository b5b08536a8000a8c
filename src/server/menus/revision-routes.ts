import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../entity/contract/app-error';
import { entityNamed } from '../../entity/declaration/model';
import type { AppContext } from '../context';
import { onceUnder } from '../entity/write/idempotency';
import { idIn, numberIn } from '../http/asked';
import { ok } from '../http/envelope';
import { forWhoMay, forWhom } from '../http/for-whom';
import { idempotencyKey } from '../http/idempotency-key';
import { assertMayPublish } from './may-publish';
import { noteIn } from './note';
import { restoreRevision } from './publish';
import { readRevisions, revisionTree } from './revisions';

interface Asked {
  Params: { id: string };
  Querystring: { before?: string };
  Body: { newest: number; note?: string | null };
}

/** The published states of the menus: looked at, and gone back to. */
export function revisionRoutes(context: AppContext): FastifyPluginAsync {
  const { kysely } = context.database;
  const menu = entityNamed(context.model, 'menu');
  return async (app) => {
    app.entity = menu;

    app.get<Asked>('/menu-revisions', forWhoMay('list', menu), async ({ query }) => {
      const before = numberIn('before', query.before);
      return ok(await readRevisions(kysely, before));
    });

    app.get<Asked>('/menu-revisions/:id', forWhoMay('list', menu), async ({ params }) => {
      const id = idIn(params);
      const tree = await revisionTree(kysely, id);
      if (!tree) throw new AppError('notFound');
      return ok({ id, tree });
    });

    app.post<Asked>('/menu-revisions/:id/restore', forWhom(assertMayPublish), async (request) => {
      const { actor, params, body } = request;
      const key = idempotencyKey(request, JSON.stringify(body));
      const restored = await onceUnder(context, actor, key, () =>
        restoreRevision(context, actor, idIn(params), body.newest, noteIn(body.note), key),
      );
      return ok(restored);
    });
  };
}
