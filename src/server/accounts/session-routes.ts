import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import type { UserInfo } from '../../entity/contract/user-info';
import { idOf } from '../../entity/query/scalar';
import type { ServerContext } from '../entity/context';
import { ok } from '../http/envelope';
import { changePassword } from './change-password';
import { giveFileCookie, takeFileCookie } from './file-cookie';
import { RateLimit } from './rate-limit';
import { endOtherSessions, endSession, sessionsOf } from './session-list';

/** Whoever finds a console unattended shall not guess its password. */
const passwordChangesPerMinute = 5;

/** What an account does with its own session. */
export function sessionRoutes(context: ServerContext): FastifyPluginAsync {
  const changes = new RateLimit(context.database, 'password', passwordChangesPerMinute, 60_000);

  return async (app) => {
    app.get('/manger/getUserInfo', async (request, reply) => {
      // A browser keeps the token for longer than the cookie.
      const [info, value] = await Promise.all([
        userInfo(context, request.actor),
        context.sessions.fileTokenOf(request.headers.authorization),
      ]);
      giveFileCookie(request, reply, value);
      return ok(info);
    });

    app.get('/manger/logout', async (request, reply) => {
      await context.sessions.close(request.headers.authorization);
      takeFileCookie(reply);
      return ok(null);
    });

    app.post('/manger/changePassword', { config: { wordsOwnBody: true } }, async (request) => {
      await changes.assertFree(String(request.actor.id), context.now());
      await changePassword(context, request.actor, request.headers.authorization, request.body);
      return ok(null);
    });

    app.get('/sessions', async ({ actor, headers }) =>
      ok(await sessionsOf(context, actor.id, headers.authorization)),
    );

    app.delete('/sessions', async ({ actor, headers }) => {
      await endOtherSessions(context, actor.id, headers.authorization);
      return ok(null);
    });

    app.delete<{ Params: { id: string } }>('/sessions/:id', async ({ actor, params }) => {
      const id = idOf(params.id);
      if (id === undefined || !(await endSession(context, actor.id, id))) throw new AppError('notFound');
      return ok(null);
    });
  };
}

async function userInfo({ database }: ServerContext, actor: Actor): Promise<UserInfo> {
  const { rows } = await sql<{ nickname: string; icon: string | null }>`
    select nickname, icon from manager where id = ${actor.id}`.execute(database.kysely);
  const { id: userId, store: storeId, stores: storeIds, ...known } = actor;
  const { nickname = actor.username, icon: avatar = null } = rows[0] ?? {};
  return { userId, nickname, avatar, storeId, storeIds, ...known };
}
