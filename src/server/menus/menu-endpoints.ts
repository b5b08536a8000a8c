import type { FastifyPluginAsync } from 'fastify';
import { isRoot } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import { getMenuOptions, getMenuRoutes } from '../../entity/contract/endpoints/menu';
import { menuOptions } from '../../entity/menu/menu-options';
import type { AppContext } from '../context';
import { handlerFor } from '../http/handle';
import { readEntries } from './menu-entry';
import { menuTree } from './menu-tree';
import { unplacedRoutes } from './unplaced';

/** The navigation of the caller, and where a menu can stand. */
export default function menuEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getMenuRoutes, async ({ actor, language }) => {
      const menus = await readEntries(database.kysely, 'enabled');
      return [
        ...menuTree(menus, actor.roles),
        ...(isRoot(actor) ? unplacedRoutes(model, menus, language) : []),
      ];
    });

    handle(getMenuOptions, async ({ params: { id } }) => {
      const menus = await readEntries(database.kysely, 'enabled');
      // 0 stands for a menu that does not exist yet.
      if (id !== 0 && !menus.some((entry) => entry.id === id)) throw new AppError('notFound');
      return menuOptions(menus, id);
    });
  };
}
