import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import type { ResponseOf } from '../../schema/contract/endpoint';
import { changeProfile, getProfile } from '../../schema/contract/endpoints/account';
import { entityNamed } from '../../schema/declaration/model';
import { assertFilesFetchable } from '../entity/files/file-access-issues';
import { namingValues } from '../entity/files/named-files';
import { ownFields } from '../entity/files/own-fields';
import { readRecord } from '../entity/read/read-record';
import { updateRecord } from '../entity/write/one-record';
import { handlerFor } from '../http/handle';
import type { AccountContext } from './account-context';
import { signInsOf } from './sign-ins';

/** The caller's own account; requires no permission to read or edit accounts. */
export default function profileEndpoints(context: AccountContext): FastifyPluginAsync {
  const entity = entityNamed(context.model, 'manager');

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getProfile, async ({ actor }) => profileOf(context, actor));

    handle(changeProfile, async ({ actor, body }) => {
      // Checks with the actor's own reach, before `asOneself` widens it.
      await assertFilesFetchable(context.database.kysely, context.model, actor, namingValues(entity, body));
      await updateRecord({ context, entity, actor: asOneself(actor) }, actor.id, body);
      return (await profileOf(context, actor)).account;
    });
  };
}

async function profileOf(context: AccountContext, actor: Actor): Promise<ResponseOf<typeof getProfile>> {
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

/** Only accounts with the reach `all` see accounts, but everybody edits their own. */
function asOneself(actor: Actor): Actor {
  return { ...actor, scope: 'all' };
}
