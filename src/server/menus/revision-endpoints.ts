import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../entity/contract/app-error';
import {
  getMenuRevision,
  getMenuRevisions,
  restoreMenus,
} from '../../entity/contract/endpoints/menu-revision';
import type { AppContext } from '../context';
import { onceUnder } from '../entity/write/idempotency';
import { handlerFor } from '../http/handle';
import { noteIn } from './note';
import { restoreRevision } from './publish';
import { readRevisions, revisionTree } from './revisions';

/** The published states of the menus: to look at, and to restore. */
export default function revisionEndpoints(context: AppContext): FastifyPluginAsync {
  const { kysely } = context.database;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getMenuRevisions, async ({ query }) => readRevisions(kysely, query.before));

    handle(getMenuRevision, async ({ params: { id } }) => {
      const tree = await revisionTree(kysely, id);
      if (!tree) throw new AppError('notFound');
      return { id, tree };
    });

    handle(restoreMenus, async ({ actor, params: { id }, body, key }) =>
      onceUnder(context, actor, key, () =>
        restoreRevision(context, actor, id, body.newest, noteIn(body.note), key),
      ),
    );
  };
}
