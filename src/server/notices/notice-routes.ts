import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../entity/contract/app-error';
import { idOf } from '../../entity/query/scalar';
import type { AppContext } from '../context';
import { ok } from '../http/envelope';
import { countUnread, markRead, readNotices } from './read-notices';

/** What an account is told, and that it has read it; its own only. */
export function noticeRoutes({ database: { kysely } }: AppContext): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: { before?: unknown } }>('/notices', async ({ actor, query }) => {
      const before = query.before === undefined ? undefined : idIn('before', query.before);
      return ok(await readNotices(kysely, actor.id, before));
    });

    // Without ids, all of them.
    app.post<{ Body: { ids?: readonly number[] } | null }>('/notices/read', async ({ actor, body }) => {
      await markRead(kysely, actor.id, body?.ids);
      return ok({ unread: await countUnread(kysely, actor.id) });
    });
  };
}

function idIn(name: string, given: unknown): number {
  const id = typeof given === 'string' || typeof given === 'number' ? idOf(String(given)) : undefined;
  if (id === undefined) throw badValue(name, given);
  return id;
}

function badValue(name: string, value: unknown): AppError {
  return new AppError('badValue', { name, value: JSON.stringify(value).slice(0, 100) });
}
