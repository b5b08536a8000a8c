import type { Issue } from '../../schema/contract/issue';
import type { CustomerLanguage } from '../../schema/contract/language';
import { entityNamed, type Model } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { newPathFaults, pathFaults } from '../../schema/menu/menu-paths';
import { parentFault } from '../../schema/menu/menu-position';
import { isPage } from '../../schema/menu/menu-rules';
import { type Entity, inputFields } from '../../schema/model/entity';
import { recordIssues } from '../../schema/write/record-issues';
import { validatorsOf } from '../../schema/write/validator';
import { issuesInWords } from '../http/error-words';
import { componentWarnings } from './served-components';

type Tree = readonly MenuEntry[];

/** The faults and warnings of a tree in the language. Faults that `published` already has are warnings. */
export function findingsIn(tree: Tree, model: Model, language: CustomerLanguage, published?: Tree) {
  const menu = entityNamed(model, 'menu');
  return {
    faults: issuesInWords(language, treeFaults(tree, menu, published), menu),
    warnings: issuesInWords(language, treeWarnings(tree, model, published), menu),
  };
}

/**
 * Faults that prevent publishing; fields are `tree.<id>.<field>`. A faulty path that `published` already has is not
 * one.
 */
export function treeFaults(tree: Tree, menu: Entity, published: Tree = []): Issue[] {
  const validators = validatorsOf(menu);
  const addresses = newPathFaults(published, tree);
  const byId = new Map(tree.map((entry) => [entry.id, entry]));
  return tree.flatMap((entry) => {
    const place = parentFault(tree, entry, entry.parent);
    const address = addresses.get(entry.id);
    const found = [
      ...recordIssues(menu, validators.create, asGiven(entry, menu)),
      ...(place ? [{ field: 'parent', rule: place, params: {} }] : []),
      ...targetIssues(entry, byId),
      ...(address ? [{ field: 'path', ...address }] : []),
    ];
    return found.map((issue) => ({ ...issue, field: at(entry, issue.field) }));
  });
}

/** Warnings before publishing, including faulty paths that `published` already has. */
function treeWarnings(tree: Tree, model: Model, published: Tree = []): Issue[] {
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

/** The entry as the body of a create. The id 1 replaces its references, which are checked above. */
function asGiven(entry: MenuEntry, menu: Entity): Record<string, unknown> {
  const values = inputFields(menu).map(({ name }) => [name, entry[name as keyof MenuEntry]] as const);
  const references = (['parent', 'target_menu'] as const).map((name) => [
    name,
    entry[name] === null ? null : 1,
  ]);
  return Object.fromEntries([...values, ...references]);
}

function at({ id }: MenuEntry, field: string): string {
  return `tree.${id}.${field}`;
}
