import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { isRoot } from '../../entity/actor';
import type { ServerContext } from '../context';
import type { Database } from '../database';
import { ok } from '../envelope';
import { menuTree, type StoredMenu } from './menu-tree';
import { unplacedRoutes } from './unplaced';

/** The navigation of whoever asks. */
export function menuRoutes({ database, model }: ServerContext): FastifyPluginAsync {
  return async (app) => {
    app.get('/menus/routes', async ({ actor, language }) => {
      const menus = await readMenus(database);
      return ok([
        ...menuTree(menus, actor),
        ...(isRoot(actor) ? unplacedRoutes(model, menus, language) : []),
      ]);
    });
  };
}

async function readMenus({ kysely }: Database): Promise<StoredMenu[]> {
  const { rows } = await sql<StoredMenu>`
    select m.id, m.parent, m.type, m.name, m.path, m.component, m.redirect, m.url, m.icon, m.perm, m.visible,
      m.keep_alive, m.always_show, m.params,
      array(
        select r.code from role__menus opened join role r on r.id = opened.owner
        where opened.target = m.id and r.status = 'enabled' order by r.code
      ) as roles
    from menu m order by m.sort, m.id`.execute(kysely);
  return rows;
}
