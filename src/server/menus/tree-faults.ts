import type { Issue } from '../../entity/contract/issue';
import type { Model } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { newPathFaults, pathFaults } from '../../entity/menu/menu-paths';
import { placeFault } from '../../entity/menu/menu-place';
import { isPage } from '../../entity/menu/menu-rules';
import { type Entity, givenFields } from '../../entity/model/entity';
import type { Validators } from '../../entity/write/validator';
import { issuesIn } from '../http/invalid';
import { componentWarnings } from './component-warnings';

/**
 * What keeps the tree from being published; fields are `tree.<id>.<field>`. An address that is wrong in what
 * is published already does not: it could be had when it was given.
 */
export function treeFaults(
  tree: readonly MenuEntry[],
  menu: Entity,
  validators: Validators,
  published: readonly MenuEntry[] = [],
): Issue[] {
  const addresses = newPathFaults(published, tree);
  const byId = new Map(tree.map((entry) => [entry.id, entry]));
  return tree.flatMap((entry) => {
    const place = placeFault(tree, entry, entry.parent);
    const address = addresses.get(entry.id);
    const found = [
      ...issuesIn(validators.create, asGiven(entry, menu)),
      ...(place ? [{ field: 'parent', rule: place, params: {} }] : []),
      ...targetIssues(entry, byId),
      ...(address ? [{ field: 'path', ...address }] : []),
    ];
    return found.map((issue) => ({ ...issue, field: at(entry, issue.field) }));
  });
}

/** What an admin should know of the tree before it is published: also the addresses that are wrong already. */
export function treeWarnings(
  tree: readonly MenuEntry[],
  model: Model,
  published: readonly MenuEntry[] = [],
): Issue[] {
  const [found, fresh] = [pathFaults(tree), newPathFaults(published, tree)];
  return tree.flatMap((entry) => {
    const address = fresh.has(entry.id) ? undefined : found.get(entry.id);
    return [
      ...componentWarnings(model, entry.component, at(entry, 'component')),
      ...(address ? [{ field: at(entry, 'path'), ...address }] : []),
    ];
  });
}

function targetIssues({ target_menu }: MenuEntry, byId: ReadonlyMap<number, MenuEntry>): Issue[] {
  if (target_menu === null) return [];
  const target = byId.get(target_menu);
  if (target && isPage(target)) return [];
  return [{ field: 'target_menu', rule: target ? 'wrongTarget' : 'reference', params: {} }];
}

/** As a create would be given it; the ids of a draft are judged above, and stand for any other. */
function asGiven(entry: MenuEntry, menu: Entity): Record<string, unknown> {
  const given = givenFields(menu).map(({ name }) => [name, entry[name as keyof MenuEntry]] as const);
  const references = (['parent', 'target_menu'] as const).map((name) => [
    name,
    entry[name] === null ? null : 1,
  ]);
  return Object.fromEntries([...given, ...references]);
}

function at({ id }: MenuEntry, field: string): string {
  return `tree.${id}.${field}`;
}
