import type { FastifyPluginAsync } from 'fastify';
import { assignMenu, getMenuTree, moveMenu, removeMenu } from '../../entity/contract/endpoints/menu-tree';
import { entityNamed } from '../../entity/declaration/model';
import { validatorsOf } from '../../entity/write/validator';
import type { AppContext } from '../context';
import { issuesInWords } from '../http/error-words';
import { handlerFor } from '../http/handle';
import { assignRoles, move, readLiveTree, remove } from './live-tree';
import { readRolesFor } from './role-info';
import { treeFaults, treeWarnings } from './tree-faults';

/** The published menus as a tree that is rearranged in place. */
export default function liveTreeEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const menu = entityNamed(model, 'menu');
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getMenuTree, async ({ actor, language }) => {
      const tree = await readLiveTree(database.kysely);
      return {
        tree,
        roles: await readRolesFor(database.kysely, actor, model, [tree]),
        faults: issuesInWords(language, treeFaults(tree, menu, validatorsOf(menu)), menu),
        warnings: issuesInWords(language, treeWarnings(tree, model), menu),
      };
    });

    handle(moveMenu, async ({ actor, params: { id }, body: { from, parent, before = null } }) => {
      await move(context, actor, id, from, { parent, before });
      return null;
    });

    handle(removeMenu, async ({ actor, params: { id } }) => {
      await remove(context, actor, id);
      return null;
    });

    handle(assignMenu, async ({ actor, params: { id }, body }) => {
      await assignRoles(context, actor, id, body);
      return null;
    });
  };
}
