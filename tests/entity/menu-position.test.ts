import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesBelow, movedTo, parentFault } from '../../src/engine/schema/menu/menu-position';
import { entryOf, treeOf } from '../support/menu-entries';

const tree = treeOf(`
d1
  m2
    b3
  d4
    m5
i6
m7`);

const below = (entries: typeof tree, parent: number | null) =>
  entriesBelow(entries, parent).map(({ id }) => id);

test('an entry moves before a sibling, to the end, and below another', () => {
  expect(below(movedTo(tree, 7, { parent: null, before: 6 }), null)).toEqual([1, 7, 6]);
  expect(below(movedTo(tree, 1, { parent: null, before: null }), null)).toEqual([6, 7, 1]);
  const inside = movedTo(tree, 7, { parent: 4, before: 5 });
  expect([below(inside, 4), below(inside, null)]).toEqual([
    [7, 5],
    [1, 6],
  ]);
});

test('only siblings out of order are renumbered', () => {
  const spread = [1, 2, 3].map((id) => entryOf(id, { sort: id * 10 }));
  const moved = movedTo(spread, 3, { parent: null, before: 2 });
  expect(moved.map(({ sort }) => sort)).toEqual([10, 20, 11]);
  expect(moved.filter((entry, at) => entry !== spread[at])).toHaveLength(1);
});

test('numbers start at 1, unless 0 is used already', () => {
  const counted = [1, 2, 3].map((id) => entryOf(id, { sort: id }));
  expect(movedTo(counted, 2, { parent: null, before: 1 }).map(({ sort }) => sort)).toEqual([2, 1, 3]);
  const from0 = [1, 2, 3].map((id) => entryOf(id, { sort: id - 1 }));
  expect(movedTo(from0, 3, { parent: null, before: 2 }).map(({ sort }) => sort)).toEqual([0, 2, 1]);
});

test('numbers stay within the maximum', () => {
  const high = [1, 2].map((id) => entryOf(id, { sort: 9999 }));
  expect(movedTo(high, 1, { parent: null, before: null }).map(({ sort }) => sort)).toEqual([2, 1]);
});

test('names the fault of a position', () => {
  const fault = (id: number, parent: number | null) => {
    const entry = tree.find((one) => one.id === id);
    return entry && parentFault(tree, entry, parent);
  };
  expect(fault(1, 1)).toBe('ownParent');
  expect(fault(1, 4)).toBe('ownDescendant');
  expect(fault(3, null)).toBe('parentMissing');
  expect(fault(3, 1)).toBe('wrongParent');
  expect(fault(7, 2)).toBe('wrongParent');
  expect(fault(7, 99)).toBe('reference');
  expect(fault(7, 4)).toBeUndefined();
  const circle = [entryOf(8, { type: 'directory', parent: 9 }), entryOf(9, { type: 'directory', parent: 8 })];
  const faults = [...circle, entryOf(10, { parent: 8 })].map((entry) =>
    parentFault(circle, entry, entry.parent),
  );
  expect(faults).toEqual(['ownDescendant', 'ownDescendant', undefined]);
});

test('any allowed move keeps the tree valid and in the wanted order', () => {
  const spots = fc.record({
    id: fc.constantFrom(...tree.map(({ id }) => id)),
    parent: fc.constantFrom(null, ...tree.map(({ id }) => id)),
    before: fc.constantFrom(null, ...tree.map(({ id }) => id)),
  });
  fc.assert(
    fc.property(fc.array(spots, { maxLength: 12 }), (moves) => {
      let entries = tree;
      for (const { id, parent, before } of moves) {
        const entry = entries.find((one) => one.id === id);
        if (!entry || before === id || parentFault(entries, entry, parent) !== undefined) continue;
        const rest = below(entries, parent).filter((other) => other !== id);
        const at = before === null ? -1 : rest.indexOf(before);
        rest.splice(at < 0 ? rest.length : at, 0, id);
        entries = movedTo(entries, id, { parent, before });
        expect(below(entries, parent)).toEqual(rest);
      }
      for (const entry of entries) expect(parentFault(entries, entry, entry.parent)).toBeUndefined();
    }),
  );
});
