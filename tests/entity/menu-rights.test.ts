import { expect, test } from 'vitest';
import type { MenuEntry } from '../../src/engine/schema/menu/menu-entry';
import { rightsRefusal } from '../../src/engine/schema/menu/menu-rights';
import { actorWith } from '../support/actor';
import { entryOf } from '../support/menu-entries';

const page = entryOf(1, { roles: ['DESK'], path: '/page' });
const button = entryOf(2, {
  type: 'button',
  parent: 1,
  path: null,
  perm: 'biz:store:edit',
  roles: ['PARTNER'],
});
const tree = [page, button];
const ofClerk = ['sys:role:edit', 'biz:store:view', 'biz:store:edit'];
const clerk = actorWith({ roles: ['DESK'], perms: ofClerk });
const given = tree.map((entry) => (entry.id === 2 ? { ...entry, roles: ['PARTNER', 'STORE'] } : entry));

test('P3: changing the menus of roles requires the permission to change roles and their menus', () => {
  const locked = { reason: 'rolesLocked' };
  const arranger = actorWith({ roles: ['DESK'], perms: ['sys:menu:edit'] });
  const bound = actorWith({ roles: ['DESK'], perms: ofClerk, fields: { role: { readonly: ['menus'] } } });
  expect([arranger, bound, clerk].map((actor) => rightsRefusal(actor, tree, given))).toEqual([
    locked,
    locked,
    undefined,
  ]);
  const named = tree.map((entry) => ({ ...entry, name: 'Other' }));
  expect(rightsRefusal(arranger, tree, named)).toBeUndefined();
});

test('P3: nobody adds a permission they lack, or reduces their own role', () => {
  const changed = (id: number, values: Partial<MenuEntry>) =>
    rightsRefusal(
      clerk,
      tree,
      tree.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)),
    );
  expect(changed(2, { perm: 'biz:store:delete' })).toEqual({
    reason: 'beyondOwnRights',
    permission: 'biz:store:delete',
  });
  expect(changed(2, { perm: 'biz:store:view' })).toBeUndefined();
  // A page permits nothing.
  expect(changed(2, { type: 'menu', perm: null })).toBeUndefined();
  expect(changed(1, { roles: ['DESK', 'STORE'] })).toBeUndefined();
  expect(changed(1, { roles: [] })).toEqual({
    reason: 'ownRoleLoses',
    loss: { role: 'DESK', perms: ['/page'] },
  });
});
