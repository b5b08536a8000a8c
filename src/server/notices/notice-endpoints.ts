import type { FastifyPluginAsync } from 'fastify';
import { getNotices, readNotices } from '../../entity/contract/endpoints/notice';
import type { AppContext } from '../context';
import { handlerFor } from '../http/handle';
import { countUnread, markRead, noticesOf } from './read-notices';

/** The messages to an account, which only it reads. */
export default function noticeEndpoints(context: AppContext): FastifyPluginAsync {
  const { kysely } = context.database;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getNotices, async ({ actor, query }) => noticesOf(kysely, actor.id, query.before));

    handle(readNotices, async ({ actor, body }) => {
      await markRead(kysely, actor.id, body.ids);
      return { unread: await countUnread(kysely, actor.id) };
    });
  };
}
