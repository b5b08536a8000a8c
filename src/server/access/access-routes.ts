import type { FastifyPluginAsync } from 'fastify';
import { assertCan, can } from '../../entity/access/access';
import { accessMatrix } from '../../entity/access/access-matrix';
import { AppError } from '../../entity/contract/app-error';
import { entityNamed } from '../../entity/declaration/model';
import { idOf } from '../../entity/query/scalar';
import { withheldRoles } from '../accounts/own-rights';
import type { AppContext } from '../context';
import { ok } from '../http/envelope';
import { readEntries } from '../menus/menu-entry';
import { readRole } from './accounts';
import { answerExplain, type ExplainQuery } from './explain-route';
import { assertMayLearnRole } from './may-learn';

/** What roles permit and why; for who may look at roles, and at the accounts and records asked about. */
export function accessRoutes(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const roles = entityNamed(model, 'role');

  return async (app) => {
    app.addHook('preHandler', async ({ actor, query }) => {
      assertCan(actor, 'show', roles);
      const twice = Object.entries(query as Record<string, unknown>).find(([, value]) =>
        Array.isArray(value),
      );
      if (twice) throw new AppError('badValue', { name: twice[0], value: String(twice[1]).slice(0, 100) });
    });

    app.get<{ Querystring: ExplainQuery }>('/access/explain', async ({ actor, query, language }) =>
      ok(await answerExplain(context, actor, query, language)),
    );

    // Roles are made of menus, also for who may not look at the menus themselves.
    app.get('/access/grants', async () => {
      const entries = await readEntries(database.kysely, 'enabled');
      return ok(
        entries.map(({ id, parent, type, name, perm, icon }) => ({ id, parent, type, name, perm, icon })),
      );
    });

    // Roles that the actor may not give to an account; one that holds them already keeps them.
    app.get('/access/withheld-roles', async ({ actor }) => {
      // Who may save an account learns as much by trying.
      const manager = entityNamed(model, 'manager');
      if (!can(actor, 'create', manager)) assertCan(actor, 'update', manager);
      return ok(await withheldRoles(database.kysely, actor));
    });

    app.get<{ Querystring: { role?: string } }>('/access/matrix', async ({ actor, query }) => {
      assertMayLearnRole(actor, model);
      const role = await readRole(database, idOf(query.role ?? '') ?? 0);
      if (!role) throw new AppError('badValue', { name: 'role', value: (query.role ?? '').slice(0, 100) });
      const { id, code, name, grants } = role;
      return ok({
        role: { id, code, name, scope: grants.scope },
        entities: accessMatrix(grants, model.entities.values()),
      });
    });
  };
}
