import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import type { SignIn } from '../../entity/contract/sign-in';
import { entityNamed } from '../../entity/declaration/model';
import type { Row, ServerContext } from '../entity/context';
import { assertMayName } from '../entity/files/may-name';
import { namingValues } from '../entity/files/named-files';
import { ownFields } from '../entity/files/own-fields';
import { readRecord } from '../entity/read/read-record';
import { updateRecord } from '../entity/write/one-record';
import { ok } from '../http/envelope';
import { signInsOf } from './sign-ins';

/** The own account, without any permission to look at accounts or to edit them. */
export function profileRoutes(context: ServerContext): FastifyPluginAsync {
  const entity = entityNamed(context.model, 'manager');

  return async (app) => {
    app.entity = entity;

    app.get('/manger/profile', async ({ actor }) => ok(await profileOf(context, actor)));

    app.put<{ Body: Row }>('/manger/profile', async ({ actor, body }) => {
      // Before its reach is widened to its own record.
      await assertMayName(context.database.kysely, context.model, actor, namingValues(entity, body));
      await updateRecord(context, entity, asOneself(actor), actor.id, body);
      return ok((await profileOf(context, actor)).account);
    });
  };
}

interface Profile {
  readonly account: Row;
  /** Names of its enabled roles; the record itself names them only to who may look at roles. */
  readonly roles: readonly string[];
  readonly signIns: readonly SignIn[];
}

async function profileOf(context: ServerContext, actor: Actor): Promise<Profile> {
  const entity = entityNamed(context.model, 'manager');
  const [row, roles, signIns] = await Promise.all([
    readRecord(context, asOneself(actor), entity, actor.id),
    sql<{ name: string }>`
      select name from role where code = any(${[...actor.roles]}::text[]) order by sort, id`.execute(
      context.database.kysely,
    ),
    signInsOf(context.database, actor.id),
  ]);
  if (!row) throw new AppError('notFound');
  const account = Object.fromEntries(Object.entries(row).filter(([name]) => ownFields.includes(name)));
  return { account, roles: roles.rows.map(({ name }) => name), signIns };
}

/** Accounts are in the reach of those only who reach every row; its own is in everybody's. */
function asOneself(actor: Actor): Actor {
  return { ...actor, scope: 'all' };
}
