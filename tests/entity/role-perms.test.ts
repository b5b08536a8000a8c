import { expect, test } from 'vitest';
import { permsGained, permsInWords, permsTakenFromOwn } from '../../src/entity/role-perms';
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
  const taken = (...roles: string[]) => permsTakenFromOwn(actorWith({ roles }), current, next);
  expect(taken('X')).toEqual([{ role: 'X', perms: ['a:b:d'] }]);
  expect(taken('Z')).toEqual([]);
  expect(permsTakenFromOwn(rootActor, current, next)).toEqual([]);
});

test('a sentence names three permissions at most', () => {
  expect(permsInWords(['a', 'b', 'c'])).toBe('a, b, c');
  expect(permsInWords(['a', 'b', 'c', 'd'])).toBe('a, b, c, …');
});
