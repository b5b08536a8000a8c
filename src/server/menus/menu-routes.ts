import type { FastifyPluginAsync } from 'fastify';
import { assertCan } from '../../entity/access/access';
import { isRoot } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import { entityNamed } from '../../entity/declaration/model';
import { menuOptions } from '../../entity/menu/menu-options';
import type { ServerContext } from '../entity/context';
import { idIn } from '../http/asked';
import { ok } from '../http/envelope';
import { readEntries } from './menu-entry';
import { menuTree } from './menu-tree';
import { unplacedRoutes } from './unplaced';

/** The navigation of whoever asks, and where a menu may stand. */
export function menuRoutes({ database, model }: ServerContext): FastifyPluginAsync {
  const menu = entityNamed(model, 'menu');
  return async (app) => {
    app.get('/menus/routes', async ({ actor, language }) => {
      const menus = await readEntries(database.kysely, 'enabled');
      return ok([
        ...menuTree(menus, actor.roles),
        ...(isRoot(actor) ? unplacedRoutes(model, menus, language) : []),
      ]);
    });

    // 0 is a menu that does not exist yet: it may stand below any.
    app.get<{ Params: { id: string } }>('/menus/options/:id', async ({ actor, params }) => {
      assertCan(actor, 'list', menu);
      const id = params.id === '0' ? 0 : idIn(params);
      const menus = await readEntries(database.kysely, 'enabled');
      if (id !== 0 && !menus.some((entry) => entry.id === id)) throw new AppError('notFound');
      return ok(menuOptions(menus, id));
    });
  };
}
