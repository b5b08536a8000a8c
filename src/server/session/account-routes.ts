import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { assertCan, rowScope } from '../../entity/access';
import { type Actor, isRoot, rootRole } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import { entityNamed } from '../../entity/model';
import { idOf } from '../../entity/scalar';
import type { ServerContext } from '../context';
import { ok } from '../envelope';
import { addNotice } from '../notices/add-notices';
import { idempotencyKey, keepAnswer, onceUnder } from '../write/idempotency';
import { idsInScope } from '../write/scope';
import type { Transaction } from '../write/transaction';
import { resetPassword } from './reset-password';
import { sealed, unsealed } from './sealed';
import { endOtherSessions, endSession, sessionsOf } from './session-list';
import { tokenOf } from './token';

interface OfAccount {
  Params: { id: string; session: string };
  Body: { password?: unknown } | null;
}

/** What an admin does with the sessions and the password of somebody else; needs to be able to edit accounts. */
export function accountRoutes(context: ServerContext): FastifyPluginAsync {
  return async (app) => {
    app.entity = entityNamed(context.model, 'manager');

    app.get<OfAccount>('/manger/:id/sessions', async ({ actor, params, headers }) => {
      const id = await managedAccount(context, actor, params.id);
      return ok(await sessionsOf(context, id, headers.authorization));
    });

    app.delete<OfAccount>('/manger/:id/sessions', async ({ actor, params, headers }) => {
      const id = await managedAccount(context, actor, params.id);
      await endOtherSessions(context, id, headers.authorization);
      return ok(null);
    });

    app.delete<OfAccount>('/manger/:id/sessions/:session', async ({ actor, params }) => {
      const id = await managedAccount(context, actor, params.id);
      const session = idOf(params.session);
      if (session === undefined || !(await endSession(context, id, session))) throw new AppError('notFound');
      if (id !== actor.id) {
        await addNotice(context.database.kysely, id, 'sessionEnded', { by: actor.username });
        context.events.publish({ type: 'message' }, [id]);
      }
      return ok(null);
    });

    app.post<OfAccount>('/manger/:id/resetPassword', async (request) => {
      const { actor, params, body, headers } = request;
      const id = await managedAccount(context, actor, params.id);
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

/** The account's id. Throws where the actor may not edit it; only ROOT may lay hands on ROOT. */
async function managedAccount(
  { database, model }: ServerContext,
  actor: Actor,
  given: string,
): Promise<number> {
  const entity = entityNamed(model, 'manager');
  assertCan(actor, 'update', entity);
  const id = idOf(given);
  const found = id && (await idsInScope(database.kysely, entity, rowScope(actor, entity), [id])).has(id);
  if (!found) throw new AppError('notFound');
  if (!isRoot(actor) && (await holdsRoot(database, id))) throw new AppError('forbidden');
  return id;
}

async function holdsRoot({ kysely }: ServerContext['database'], id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from manager__roles held join role r on r.id = held.target
    where held.owner = ${id} and r.code = ${rootRole}`.execute(kysely);
  return rows.length > 0;
}
