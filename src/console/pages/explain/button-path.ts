import type { TFunction } from 'i18next';
import { menuTitle } from '../../i18n/menu-title';
import { allNodes, type GrantNode } from '../../overrides/role/grant-tree';

/** Where a role's tree has the button with one of these permissions: `Devices › All devices › Lock`. */
export function buttonPath(t: TFunction, tree: readonly GrantNode[], perms: string): string | undefined {
  const nodes = allNodes(tree);
  const button = nodes.find(({ grant }) => grant.perm !== null && perms.split(', ').includes(grant.perm));
  if (!button) return undefined;
  const ids = [...button.above, button.grant.id];
  const names = ids.map((id) => nodes.find(({ grant }) => grant.id === id)?.grant.name ?? '');
  return names.map((name) => menuTitle(t, name)).join(' › ');
}
