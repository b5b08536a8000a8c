import { accountOf } from '../../schema/access/principal';
import type { menu } from '../../schema/base/menu';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { pathFaultBy } from '../../schema/menu/menu-paths';
import { parentFault } from '../../schema/menu/menu-position';
import { isPage, mayStandBelow } from '../../schema/menu/menu-rules';
import { permitsOther } from '../../schema/menu/role-changes';
import { inTransaction } from '../database/transaction';
import { invalid, issueOf } from '../http/invalid';
import { parseMenuBody } from '../menus/menu-body';
import { readEntries, readHolders } from '../menus/menu-entry';
import { keepLeftRevision, keepRevision } from '../menus/revisions';
import { assertMayChangeRights, notifyHolders } from '../menus/role-effects';
import { componentWarnings } from '../menus/served-components';
import { defineOverride } from '../override';

type Tree = readonly MenuEntry[];

/** Keeps menus a tree, stores each state as a revision, and reloads permissions, which any menu may affect. */
export default defineOverride<typeof menu>(({ sessions, database, model }) => ({
  parseBody: (body, change) => parseMenuBody(body, change, model),
  prepare(principal, transaction) {
    const actor = accountOf(principal);
    let tree: Tree | undefined;
    return async (values, current) => {
      await keepLeftRevision(transaction);
      const before = tree ?? (await readEntries(transaction, 'all'));
      const was = before.find(({ id }) => id === current?.id);
      const entry = { ...(was ?? unplaced), ...values } as MenuEntry;
      const after = [...before.filter(({ id }) => id !== entry.id), entry];
      // A change of the permission of a role's menu is a change of the role.
      if (was && was.roles.length > 0 && permitsOther(was, entry)) {
        const field = was.type === entry.type ? 'perm' : 'type';
        await assertMayChangeRights(transaction, model, actor, before, after, field);
        await notifyHolders(transaction, actor, before, after);
      }
      assertPosition(before, was, entry);
      assertAddress(before, after, was, entry);
      // The id of a new menu is not known yet, so the tree is read again for the next record.
      tree = was && after;
      return values;
    };
  },
  prepareDelete: (_current, _actor, transaction) => keepLeftRevision(transaction),
  annotate: async (id, connection) => ({ roles: await readHolders(connection, id) }),
  warnings: ({ component }) => componentWarnings(model, component),
  async afterWrite() {
    sessions.invalidateAll();
    await inTransaction(database, keepRevision);
  },
}));

const unplaced = { id: 0, parent: null, path: null, component: null, target_menu: null, roles: [] };

function assertPosition(tree: Tree, was: MenuEntry | undefined, entry: MenuEntry): void {
  const placing = ['type', 'parent', 'target_menu'] as const;
  if (was && placing.every((name) => entry[name] === was[name])) return;
  const fault = parentFault(tree, entry, entry.parent);
  if (fault) throw invalid([issueOf('parent', fault)]);
  const target = tree.find(({ id }) => id === entry.target_menu);
  // The foreign key refuses a target that does not exist.
  if (target && !isPage(target)) throw invalid([issueOf('target_menu', 'wrongTarget')]);
  const below = tree.filter(({ parent }) => parent === entry.id);
  if (below.some(({ type }) => !mayStandBelow(type, entry.type)))
    throw invalid([issueOf('type', 'wrongChildren')]);
}

/** A faulty path may stay while other fields change. */
function assertAddress(before: Tree, after: Tree, was: MenuEntry | undefined, entry: MenuEntry): void {
  const deciding = ['type', 'parent', 'path', 'component'] as const;
  if (was && deciding.every((name) => entry[name] === was[name])) return;
  const fault = pathFaultBy(before, after, entry.id);
  if (fault) throw invalid([{ field: 'path', ...fault }]);
}
