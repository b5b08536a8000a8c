import { expect, test } from 'vitest';
import { permsGained, permsInWords, takenFromOwn } from '../../src/engine/schema/menu/role-changes';
import { actorWith, rootActor } from '../support/actor';
import { entryOf } from '../support/menu-entries';

const button = (id: number, perm: string, ...roles: string[]) => entryOf(id, { type: 'button', perm, roles });

test('what a role may do comes of all its menus together', () => {
  const current = [button(1, 'a:b:c', 'X', 'Y'), button(2, 'a:b:c', 'X'), button(3, 'a:b:d', 'X')];
  const next = [button(1, 'a:b:e', 'X', 'Y'), button(2, 'a:b:c', 'X')];
  expect(permsGained(current, next)).toEqual([
    { role: 'X', perms: ['a:b:e'] },
    { role: 'Y', perms: ['a:b:e'] },
  ]);
  expect(permsGained(next, current)).toEqual([
    { role: 'X', perms: ['a:b:d'] },
    { role: 'Y', perms: ['a:b:c'] },
  ]);
  const taken = (...roles: string[]) => takenFromOwn(actorWith({ roles }), current, next);
  expect(taken('X')).toEqual([{ role: 'X', perms: ['a:b:d'] }]);
  expect(taken('Z')).toEqual([]);
  expect(takenFromOwn(rootActor, current, next)).toEqual([]);
});

test('a sentence names three permissions at most', () => {
  expect(permsInWords(['a', 'b', 'c'])).toBe('a, b, c');
  expect(permsInWords(['a', 'b', 'c', 'd'])).toBe('a, b, c, …');
});

test('a page is taken from a role that no longer holds it, not where it goes altogether', () => {
  const actor = actorWith({ roles: ['X'] });
  const above = entryOf(1, { type: 'directory', path: '/d', roles: ['X'] });
  const page = entryOf(2, { parent: 1, path: 'p', roles: ['X', 'Y'] });
  const given = (entry: typeof page, ...roles: string[]) => ({ ...entry, roles });
  expect(takenFromOwn(actor, [above, page], [above, given(page, 'Y')])).toEqual([
    { role: 'X', perms: ['/d/p'] },
  ]);
  expect(takenFromOwn(actor, [above, page], [above, given(page, 'X')])).toEqual([]);
  expect(takenFromOwn(actor, [above, page], [given(above), page])).toEqual([]);
  expect(takenFromOwn(actor, [above, page], [above])).toEqual([]);
  expect(takenFromOwn(rootActor, [above, page], [above, given(page)])).toEqual([]);
});
