import { describe, expect, test } from 'vitest';
import { holdsOneOf, type Perms } from '../../src/engine/schema/access/perms';
import { actorWith, rootActor } from '../support/actor';

const clerk = actorWith({ perms: ['sys:user:add'] });

describe('P3: permissions of an element', () => {
  test('one of the list is enough, and ROOT holds them all', () => {
    expect(holdsOneOf(clerk, ['sys:user:add'])).toBe(true);
    expect(holdsOneOf(clerk, ['sys:user:edit', 'sys:user:add'])).toBe(true);
    expect(holdsOneOf(clerk, ['sys:user:edit'])).toBe(false);
    expect(holdsOneOf(rootActor, ['no:such:permission'])).toBe(true);
  });

  test('nobody holds any who must choose a password first', () => {
    for (const actor of [clerk, rootActor]) {
      expect(holdsOneOf({ ...actor, mustChange: true }, ['sys:user:add'])).toBe(false);
    }
  });

  test('without a list the check throws, for ROOT as well', () => {
    for (const actor of [clerk, rootActor]) {
      for (const perms of [undefined, [], 'sys:user:add']) {
        expect(() => holdsOneOf(actor, perms as unknown as Perms)).toThrow(/as a list/);
      }
    }
  });

  test('what is no list of permissions does not compile', () => {
    const wrong = [
      // @ts-expect-error: no list
      () => holdsOneOf(rootActor),
      // @ts-expect-error: an empty list
      () => holdsOneOf(rootActor, []),
      // @ts-expect-error: a bare string
      () => holdsOneOf(rootActor, 'sys:user:add'),
    ];
    for (const check of wrong) expect(check).toThrow(/as a list/);
    // @ts-expect-error: not module:entity:action
    expect(holdsOneOf(clerk, ['add'])).toBe(false);
  });
});
