import { describe, expect, test } from 'vitest';
import { holdsPerm } from '../../src/engine/schema/access/perms';
import { actorWith, rootActor } from '../support/actor';

const clerk = actorWith({ perms: ['sys:user:add'] });

describe('P3: permissions of an element', () => {
  test('an account holds its own, and ROOT holds them all', () => {
    expect(holdsPerm(clerk, 'sys:user:add')).toBe(true);
    expect(holdsPerm(clerk, 'sys:user:edit')).toBe(false);
    expect(holdsPerm(rootActor, 'no:such:permission')).toBe(true);
  });

  test('nobody holds any who must choose a password first', () => {
    for (const actor of [clerk, rootActor]) {
      expect(holdsPerm({ ...actor, mustChange: true }, 'sys:user:add')).toBe(false);
    }
  });

  test('what is no permission does not compile', () => {
    // @ts-expect-error: not module:entity:action
    expect(holdsPerm(clerk, 'add')).toBe(false);
  });
});
