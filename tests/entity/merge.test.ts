import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, mergeUpdate } from '../../src/engine/schema/write/merge';

test('A5: disjoint changes merge, the same field to another value collides', () => {
  const base = { name: 'a', phone: '1', tags: ['x'] };
  const current = { name: 'b', phone: '1', tags: ['x'] };
  expect(mergeUpdate(base, current, { name: 'a', phone: '2' })).toEqual({
    changes: { phone: '2' },
    collisions: [],
  });
  expect(mergeUpdate(base, current, { name: 'c' })).toEqual({
    changes: {},
    collisions: ['name'],
  });
  expect(mergeUpdate(base, current, { name: 'b' })).toEqual({
    changes: {},
    collisions: [],
  });
});

const row = fc.record({
  a: fc.jsonValue(),
  b: fc.jsonValue(),
  c: fc.jsonValue(),
});

test('without a change by others, every wanted value is taken and nothing collides', () => {
  fc.assert(
    fc.property(row, row, (base, wanted) => {
      const merge = mergeUpdate(base, base, wanted);
      expect(merge.collisions).toEqual([]);
      expect({ ...base, ...merge.changes }).toEqual({ ...base, ...wanted });
    }),
  );
});

test('what others changed is never overwritten', () => {
  fc.assert(
    fc.property(row, row, row, (base, current, wanted) => {
      const { changes, collisions } = mergeUpdate(base, current, wanted);
      for (const field of ['a', 'b', 'c'] as const) {
        if (!isSame(base[field], current[field])) expect(changes).not.toHaveProperty(field);
        if (collisions.includes(field)) expect(isSame(wanted[field], current[field])).toBe(false);
      }
    }),
  );
});

test('equality looks inside, whatever the order of keys; null and absent are the same', () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ 0: 1 }, [1])).toBe(false);
  expect(isSame(null, undefined)).toBe(true);
  expect(isSame({}, null)).toBe(false);
});
