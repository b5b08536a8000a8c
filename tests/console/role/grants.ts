import { type GrantNode, grantTree } from '../../../src/engine/console/overrides/role/grant-tree';
import type { Grant } from '../../../src/engine/schema/contract/endpoints/access';

const grant = (
  id: number,
  parent: number | null,
  type: Grant['type'],
  name: string,
  perm?: string,
): Grant => ({
  id,
  parent,
  type,
  name,
  perm: perm ?? null,
  icon: null,
});

/** A page at the top, and a directory with two pages, of which one has buttons. */
export const grants: readonly Grant[] = [
  grant(1, null, 'menu', 'dashboard'),
  grant(2, null, 'directory', 'storeManagement'),
  grant(3, 2, 'menu', 'storeList'),
  grant(4, 3, 'button', 'view', 'biz:store:view'),
  grant(5, 3, 'button', 'add', 'biz:store:add'),
  grant(6, 2, 'menu', 'map'),
];

export const tree: readonly GrantNode[] = grantTree(grants);
