import type { FastifyPluginAsync } from 'fastify';
import { assertCan } from '../../entity/access';
import { entityNamed } from '../../entity/model';
import { idIn, numberIn } from '../asked';
import type { ServerContext } from '../context';
import { ok } from '../envelope';
import { issuesInWords } from '../error-words';
import { invalid } from '../write/invalid';
import { isCodes, notCodes } from './assign-roles';
import { assignMenu, moveMenu, readLiveTree, removeMenu } from './live-tree';
import { readRolesFor } from './role-info';
import { treeWarnings } from './tree-faults';

interface Asked {
  Params: { id: string };
  Body: { parent?: unknown; before?: unknown; roles?: unknown; from?: unknown } | null;
}

/** The published menus as a tree that is rearranged in place. */
export function liveTreeRoutes(context: ServerContext): FastifyPluginAsync {
  const { database, model } = context;
  const menu = entityNamed(model, 'menu');
  return async (app) => {
    app.entity = menu;

    app.get('/menus/tree', async ({ actor, language }) => {
      assertCan(actor, 'list', menu);
      const tree = await readLiveTree(database.kysely);
      return ok({
        tree,
        roles: await readRolesFor(database.kysely, actor, model, [tree]),
        warnings: issuesInWords(language, treeWarnings(tree, model), menu),
      });
    });

    app.post<Asked>('/menus/:id/move', async ({ actor, params, body }) => {
      assertCan(actor, 'update', menu);
      const spot = {
        parent: numberIn('parent', body?.parent ?? undefined) ?? null,
        before: numberIn('before', body?.before ?? undefined) ?? null,
      };
      await moveMenu(context, actor, idIn(params), spot);
      return ok(null);
    });

    app.post<Asked>('/menus/:id/remove', async ({ actor, params }) => {
      assertCan(actor, 'delete', menu);
      await removeMenu(context, actor, idIn(params));
      return ok(null);
    });

    app.put<Asked>('/menus/:id/roles', async ({ actor, params, body }) => {
      assertCan(actor, 'update', menu);
      const { roles, from } = body ?? {};
      const issues = [
        ...(isCodes(roles) ? [] : [notCodes('roles')]),
        ...(from === undefined || isCodes(from) ? [] : [notCodes('from')]),
      ];
      if (!isCodes(roles) || issues.length > 0) throw invalid(issues);
      const seen = isCodes(from) ? from : undefined;
      await assignMenu(context, actor, idIn(params), { roles, from: seen });
      return ok(null);
    });
  };
}
