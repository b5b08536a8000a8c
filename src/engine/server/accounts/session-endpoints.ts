import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { ownTie } from '../../schema/access/actor';
import { levels } from '../../schema/contract/app';
import { AppError } from '../../schema/contract/app-error';
import {
  changeOwnPassword,
  endOwnOtherSessions,
  endOwnSession,
  getSessions,
} from '../../schema/contract/endpoints/account';
import { getUserInfo, logout, type UserInfo } from '../../schema/contract/endpoints/session';
import { handlerFor } from '../http/handle';
import type { AccountContext } from './account-context';
import { changePassword } from './change-password';
import { clearFileCookie, setFileCookie } from './file-cookie';
import { RateLimit } from './rate-limit';
import { endOtherSessions, endSession, sessionsOf } from './session-list';

/** Slows down guessing of the password at an unattended console. */
const passwordChangesPerMinute = 5;

export default function sessionEndpoints(context: AccountContext): FastifyPluginAsync {
  const changes = new RateLimit(context.database, 'password', passwordChangesPerMinute, 60_000);

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getUserInfo, async ({ request, reply }) => {
      // The actor with the time zone of the account; the browser knows its own.
      const actor = await context.sessions.actorOf(request.headers.authorization);
      // The browser keeps the token longer than the cookie, so this call renews the cookie.
      const [info, value] = await Promise.all([
        userInfo(context, actor),
        context.sessions.fileTokenOf(request.headers.authorization),
      ]);
      setFileCookie(request, reply, value);
      return info;
    });

    handle(logout, async ({ request, reply }) => {
      await context.sessions.close(request.headers.authorization);
      clearFileCookie(request, reply);
      return null;
    });

    handle(changeOwnPassword, async ({ actor, body, request }) => {
      await changes.assertFree(String(actor.id), context.now());
      await changePassword(context, actor, request.headers.authorization, body);
      return null;
    });

    handle(getSessions, async ({ actor, request }) =>
      sessionsOf(context, actor.id, request.headers.authorization),
    );

    handle(endOwnOtherSessions, async ({ actor, request }) => {
      await endOtherSessions(context, actor.id, request.headers.authorization);
      return null;
    });

    handle(endOwnSession, async ({ actor, params }) => {
      if (!(await endSession(context, actor.id, params.id))) throw new AppError('notFound');
      return null;
    });
  };
}

async function userInfo({ database }: AccountContext, actor: Actor): Promise<UserInfo> {
  const { rows } = await sql<{ nickname: string; icon: string | null }>`
    select nickname, icon from manager where id = ${actor.id}`.execute(database.kysely);
  const { id: userId, ...known } = actor;
  const { nickname = actor.username, icon: avatar = null } = rows[0] ?? {};
  const own = Object.fromEntries(levels.map(({ name, info }) => [info, ownTie(actor, name)]));
  return { userId, nickname, avatar, ...own, ...known };
}
