import type { Actor } from '../../schema/access/actor';
import { actionWithPerm, entityPerms, permName } from '../../schema/access/entity-perms';
import type { BodyOf } from '../../schema/contract/endpoint';
import type { placeEntity } from '../../schema/contract/endpoints/menu-tree';
import type { CustomerLanguage } from '../../schema/contract/language';
import { entityNamed } from '../../schema/declaration/model';
import { blankEntry, fullPath, type MenuEntry } from '../../schema/menu/menu-entry';
import { pathFaultBy } from '../../schema/menu/menu-paths';
import { parentFault } from '../../schema/menu/menu-position';
import type { AppContext } from '../context';
import { invalid, issueOf } from '../http/invalid';
import { entityWords } from '../http/words';
import { applyTree } from './apply-tree';
import { roleCodes } from './menu-body';
import { readEntries } from './menu-entry';
import { publishing } from './publish';
import { keepRevision } from './revisions';
import { notifyHolders } from './role-effects';
import { componentOf, isPlaced } from './unplaced';

/**
 * Adds a menu for an entity without one, with a button for each permission, all held by `roles` and named in the
 * caller's language. Returns its path. Throws a 422 for an entity that is unknown or has a menu, a permission of another
 * entity, an unknown role, and an invalid parent or path.
 */
export async function addEntityMenu(
  context: AppContext,
  actor: Actor,
  { entity: name, parent, perms, roles }: BodyOf<typeof placeEntity>,
  language: CustomerLanguage,
): Promise<{ path: string }> {
  const entity = context.model.entities.get(name);
  if (!entity) throw invalid([issueOf('entity', 'reference')]);
  const known = entityPerms(entity);
  if (perms.some((perm) => !known.includes(perm))) throw invalid([issueOf('perms', 'enum')]);
  return publishing(context, async (transaction) => {
    const current = await readEntries(transaction, 'all');
    if (isPlaced(entity, current)) throw invalid([issueOf('entity', 'unique')]);
    const words = entityWords(language, entity);
    const blank = blankEntry(entityNamed(context.model, 'menu'));
    const codes = await roleCodes(transaction, roles);
    const siblings = current.filter((entry) => entry.parent === parent);
    const page: MenuEntry = {
      ...blank,
      id: -1,
      type: 'menu',
      name: words.plural,
      path: parent === null ? `/${entity.plural}` : entity.plural,
      component: componentOf(entity),
      icon: entity.icon,
      parent,
      sort: Math.max(0, ...siblings.map(({ sort }) => sort)) + 1,
      roles: codes,
    };
    const buttons = known
      .filter((perm) => perms.includes(perm))
      .map((perm, at): MenuEntry => {
        const action = actionWithPerm(entity, perm);
        const name = action ? (words.actions[action.name] ?? action.title) : permName(perm);
        const said = { type: 'button', name, perm } as const;
        return { ...blank, ...said, id: -2 - at, parent: page.id, sort: at + 1, roles: codes };
      });
    const wanted = [...current, page, ...buttons];
    const misplaced = parentFault(current, page, parent);
    if (misplaced) throw invalid([issueOf('parent', misplaced)]);
    const taken = pathFaultBy(current, wanted, page.id);
    if (taken) throw invalid([{ field: 'path', ...taken }]);
    await applyTree(transaction, context.model, actor, current, wanted, 'roles');
    await notifyHolders(transaction, actor, current, wanted);
    await keepRevision(transaction);
    return { path: fullPath(page, new Map(current.map((entry) => [entry.id, entry]))) };
  });
}
