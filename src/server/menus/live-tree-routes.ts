import type { FastifyPluginAsync } from 'fastify';
import { entityNamed } from '../../entity/declaration/model';
import { validatorsOf } from '../../entity/write/validator';
import type { AppContext } from '../context';
import { idIn } from '../http/asked';
import { ok } from '../http/envelope';
import { issuesInWords } from '../http/error-words';
import { forWhoMay } from '../http/for-whom';
import type { Assignment } from './assign-roles';
import { assignMenu, moveMenu, readLiveTree, removeMenu } from './live-tree';
import { readRolesFor } from './role-info';
import { treeFaults, treeWarnings } from './tree-faults';

interface Asked {
  Params: { id: string };
}

interface Move {
  readonly from: number | null;
  readonly parent: number | null;
  readonly before?: number | null;
}

/** The published menus as a tree that is rearranged in place. */
export function liveTreeRoutes(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const menu = entityNamed(model, 'menu');
  return async (app) => {
    app.entity = menu;

    app.get('/menus/tree', forWhoMay('list', menu), async ({ actor, language }) => {
      const tree = await readLiveTree(database.kysely);
      return ok({
        tree,
        roles: await readRolesFor(database.kysely, actor, model, [tree]),
        faults: issuesInWords(language, treeFaults(tree, menu, validatorsOf(menu)), menu),
        warnings: issuesInWords(language, treeWarnings(tree, model), menu),
      });
    });

    app.post<Asked & { Body: Move }>(
      '/menus/:id/move',
      forWhoMay('update', menu),
      async ({ actor, params, body }) => {
        const { from, parent, before = null } = body;
        await moveMenu(context, actor, idIn(params), from, { parent, before });
        return ok(null);
      },
    );

    app.post<Asked>('/menus/:id/remove', forWhoMay('delete', menu), async ({ actor, params }) => {
      await removeMenu(context, actor, idIn(params));
      return ok(null);
    });

    app.put<Asked & { Body: Assignment }>(
      '/menus/:id/roles',
      forWhoMay('update', menu),
      async ({ actor, params, body }) => {
        await assignMenu(context, actor, idIn(params), body);
        return ok(null);
      },
    );
  };
}
