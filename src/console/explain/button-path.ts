import type { TFunction } from 'i18next';
import { allNodes, type GrantNode } from '../role/grant-tree';
import { menuTitle } from '../words/menu-title';

/** Where a role's tree has the button with one of these permissions: `Devices › All devices › Lock`. */
export function buttonPath(t: TFunction, tree: readonly GrantNode[], perms: string): string | undefined {
  const nodes = allNodes(tree);
  const button = nodes.find(({ grant }) => grant.perm !== null && perms.split(', ').includes(grant.perm));
  if (!button) return undefined;
  const ids = [...button.above, button.grant.id];
  const names = ids.map((id) => nodes.find(({ grant }) => grant.id === id)?.grant.name ?? '');
  return names.map((name) => menuTitle(t, name)).join(' › ');
}
