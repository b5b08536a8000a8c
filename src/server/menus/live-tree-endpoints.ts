import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import {
  assignMenu,
  getMenuTree,
  moveMenu,
  placeEntity,
  removeMenu,
} from '../../entity/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { pathFaultBy } from '../../entity/menu/menu-paths';
import { movedTo, placeFault, withoutBranch } from '../../entity/menu/menu-place';
import type { AppContext } from '../context';
import type { Transaction } from '../database/transaction';
import { handlerFor } from '../http/handle';
import { invalid } from '../http/invalid';
import { applyTree } from './apply-tree';
import { withAssigned } from './menu-body';
import { readEntries } from './menu-entry';
import { placedEntity } from './placed-entity';
import { publishing } from './publish';
import { keepRevision } from './revisions';
import { notifyHolders } from './role-effects';
import { readRolesFor } from './role-info';
import { findingsIn } from './tree-faults';

type Tree = readonly MenuEntry[];

/** The published menus as a tree that is rearranged in place. */
export default function liveTreeEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const { kysely } = database;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getMenuTree, async ({ actor, language }) => {
      const entries = await readEntries(kysely, 'all');
      const { rows } = await sql<{ id: number; version: number }>`select id, version from menu`.execute(
        kysely,
      );
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      return {
        tree: entries.map((entry) => ({ ...entry, version: versions.get(entry.id) ?? 1 })),
        roles: await readRolesFor(kysely, actor, model, [entries]),
        ...findingsIn(entries, model, language),
      };
    });

    // `from` instead of a version: moves of other menus renumber this one all the time, which is no conflict.
    handle(moveMenu, ({ actor, params: { id }, body: { from, parent, before = null } }) =>
      change(context, actor, id, (current, entry) => {
        if (entry.parent !== from) throw new AppError('stale', {}, { record: entry, fields: ['parent'] });
        const rule = placeFault(current, entry, parent);
        if (rule) throw invalid([{ field: 'parent', rule, params: {} }]);
        const wanted = movedTo(current, id, { parent, before });
        const fault = pathFaultBy(current, wanted, id);
        if (fault) throw invalid([{ field: 'parent', ...fault }]);
        return wanted;
      }),
    );

    handle(removeMenu, ({ actor, params: { id } }) =>
      change(context, actor, id, (current) => withoutBranch(current, id)),
    );

    handle(assignMenu, ({ actor, params: { id }, body }) =>
      change(
        context,
        actor,
        id,
        (current, _entry, transaction) => withAssigned(transaction, current, id, body),
        'roles',
      ),
    );

    handle(placeEntity, ({ actor, body, language }) => placedEntity(context, actor, body, language));
  };
}

type Change = (current: Tree, entry: MenuEntry, transaction: Transaction) => Tree | Promise<Tree>;

/** Stores what `wantedOf` makes of the published menus; a refusal because of roles is about `field`. */
async function change(
  context: AppContext,
  actor: Actor,
  id: number,
  wantedOf: Change,
  field?: string,
): Promise<null> {
  await publishing(context, async (transaction) => {
    const current = await readEntries(transaction, 'all');
    const entry = current.find((one) => one.id === id);
    if (!entry) throw new AppError('notFound');
    const wanted = await wantedOf(current, entry, transaction);
    await applyTree(transaction, context.model, actor, current, wanted, field);
    await notifyHolders(transaction, actor, current, wanted);
    await keepRevision(transaction);
  });
  return null;
}
