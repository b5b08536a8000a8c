import type { FastifyPluginAsync } from 'fastify';
import { assertCan } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { rowScope } from '../../entity/access/row-scope';
import { AppError } from '../../entity/contract/app-error';
import { entityNamed } from '../../entity/declaration/model';
import { idOf } from '../../entity/query/scalar';
import type { Transaction } from '../database/transaction';
import type { Row, ServerContext } from '../entity/context';
import { idempotencyKey, keepAnswer, onceUnder } from '../entity/write/idempotency';
import { idsInScope } from '../entity/write/scope';
import { assertMayChange, assertWithinLimits } from '../entity/write/within-limits';
import { ok } from '../http/envelope';
import { addNotice } from '../notices/add-notices';
import { limitsOfAccounts } from './account-limits';
import { resetPassword } from './reset-password';
import { sealed, unsealed } from './sealed';
import { endOtherSessions, endSession, sessionsOf } from './session-list';
import { tokenOf } from './token';

interface OfAccount {
  Params: { id: string; session: string };
  Body: { password?: string } | null;
}

/** What an admin does with the sessions and the password of somebody else; needs to be able to edit accounts. */
export function accountRoutes(context: ServerContext): FastifyPluginAsync {
  return async (app) => {
    const entity = entityNamed(context.model, 'manager');
    app.entity = entity;
    app.addHook('preHandler', async ({ actor }) => assertCan(actor, 'update', entity));

    app.get<OfAccount>('/manger/:id/sessions', async ({ actor, params, headers }) => {
      const id = await managedAccount(context, actor, params.id);
      return ok(await sessionsOf(context, id, headers.authorization));
    });

    app.delete<OfAccount>('/manger/:id/sessions', async ({ actor, params, headers }) => {
      const id = await managedAccount(context, actor, params.id);
      const ended = await endOtherSessions(context, id, headers.authorization);
      if (ended > 0) await tellSessionEnded(context, actor, id);
      return ok(null);
    });

    app.delete<OfAccount>('/manger/:id/sessions/:session', async ({ actor, params }) => {
      const id = await managedAccount(context, actor, params.id);
      const session = idOf(params.session);
      if (session === undefined || !(await endSession(context, id, session))) throw new AppError('notFound');
      await tellSessionEnded(context, actor, id);
      return ok(null);
    });

    app.post<OfAccount>('/manger/:id/resetPassword', async (request) => {
      const { actor, params, body, headers } = request;
      const id = await managedAccount(context, actor, params.id, { password: undefined });
      // A password in the clear is not for the database; with the token it is of no use to anybody else.
      const token = tokenOf(headers.authorization) ?? '';
      const key = idempotencyKey(request, JSON.stringify([body ?? null, token]));
      const answer = await onceUnder(context, actor, key, async () => {
        const keep = async (transaction: Transaction, password: string) => {
          if (key) await keepAnswer(transaction, actor, key, sealed(password, token));
        };
        return sealed(await resetPassword(context, actor, id, body?.password, keep), token);
      });
      return ok({ password: unsealed(answer, token) });
    });
  };
}

async function tellSessionEnded(
  { database, events }: ServerContext,
  actor: Actor,
  id: number,
): Promise<void> {
  if (id === actor.id) return;
  await addNotice(database.kysely, id, 'sessionEnded', { by: actor.username });
  events.publish({ type: 'message' }, [id]);
}

/** The account's id. Throws where the actor does not reach it, or where it has rights that the actor lacks. */
async function managedAccount(
  { database, model }: ServerContext,
  actor: Actor,
  given: string,
  changes: Row = {},
): Promise<number> {
  const entity = entityNamed(model, 'manager');
  const id = idOf(given);
  const found = id && (await idsInScope(database.kysely, entity, rowScope(actor, entity), [id])).has(id);
  if (!found) throw new AppError('notFound');
  const limits = await limitsOfAccounts([id], actor, database.kysely);
  assertWithinLimits(limits.get(id), 'update');
  assertMayChange(limits.get(id), changes);
  return id;
}
