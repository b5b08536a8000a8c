import type { FastifyPluginAsync } from 'fastify';
import { isRoot } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import { getMenuOptions, getMenuRoutes } from '../../schema/contract/endpoints/menu';
import {
  getMenuRevision,
  getMenuRevisions,
  restoreMenus,
} from '../../schema/contract/endpoints/menu-revision';
import { getMenuTree, placeEntity } from '../../schema/contract/endpoints/menu-tree';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { onceUnder } from '../entity/write/idempotency';
import { handlerFor } from '../http/handle';
import { addEntityMenu } from './add-entity-menu';
import { readEntries } from './menu-entry';
import { menuOptions, menuTree } from './menu-tree';
import { restoreRevision } from './publish';
import { keepRevision, readRevisions, revisionTree } from './revisions';
import { readRolesFor } from './role-info';
import { withoutUnknown } from './served-components';
import { findingsIn } from './tree-faults';
import { unplacedRoutes } from './unplaced';

/** The caller's navigation, the possible parents of a menu, the menu tree and its published revisions. */
export default function menuEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const { kysely } = database;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getMenuRoutes, async ({ actor, language }) => {
      const menus = await readEntries(kysely, 'enabled');
      return [
        ...menuTree(withoutUnknown(menus, model), actor.roles),
        ...(isRoot(actor) ? unplacedRoutes(model, menus, language) : []),
      ];
    });

    handle(getMenuOptions, async ({ params: { id } }) => {
      const menus = await readEntries(kysely, 'enabled');
      // 0 means a new menu.
      if (id !== 0 && !menus.some((entry) => entry.id === id)) throw new AppError('notFound');
      return menuOptions(menus, id);
    });

    handle(getMenuTree, async ({ actor, language }) => {
      const revision = await inTransaction(database, keepRevision);
      const tree = (await revisionTree(kysely, revision)) ?? [];
      const roles = await readRolesFor(kysely, actor, model, [tree]);
      return { revision, tree, roles, ...findingsIn(tree, model, language) };
    });

    handle(placeEntity, ({ actor, body, language }) => addEntityMenu(context, actor, body, language));

    handle(getMenuRevisions, ({ query }) => readRevisions(kysely, query.before));

    handle(getMenuRevision, async ({ params: { id } }) => {
      const tree = await revisionTree(kysely, id);
      if (!tree) throw new AppError('notFound');
      return { id, tree };
    });

    handle(restoreMenus, ({ actor, params: { id }, body, key }) =>
      onceUnder(context, actor, key, () => restoreRevision(context, actor, id, body, key)),
    );
  };
}
