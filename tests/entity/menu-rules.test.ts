import { describe, expect, test } from 'vitest';
import { branchOf, mayStandBelow } from '../../src/engine/schema/menu/menu-rules';

describe('an entry of the navigation', () => {
  test('a button stands below a menu, anything else below a directory or at the top', () => {
    expect(mayStandBelow('button', 'menu')).toBe(true);
    for (const above of [undefined, 'directory', 'button', 'iframe'] as const) {
      expect(mayStandBelow('button', above)).toBe(false);
    }
    for (const type of ['directory', 'menu', 'iframe'] as const) {
      expect([undefined, 'directory' as const].map((above) => mayStandBelow(type, above))).toEqual([
        true,
        true,
      ]);
      expect((['menu', 'button', 'iframe'] as const).some((above) => mayStandBelow(type, above))).toBe(false);
    }
  });

  test('has a branch below it', () => {
    const entries = [
      { id: 3, parent: 2 },
      { id: 2, parent: 1 },
      { id: 1, parent: null },
      { id: 4, parent: null },
    ];
    expect([...branchOf(entries, 1)].sort()).toEqual([1, 2, 3]);
    expect([...branchOf(entries, 3)]).toEqual([3]);
    expect([...branchOf(entries, 0)]).toEqual([0]);
  });
});
