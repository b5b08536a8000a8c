import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guarded, unguarded } from '../../src/engine/schema/write/formula-guard';

it.each(['=1+1', ' =1+1', '\u00a0@x', '\t=1', '  -2', "'=1", "' =1", '＝1'])(
  '17.14: %j does not run',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  },
);

it('17.14: any text comes back as it was, and only what looks like a formula is changed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", ' ', '=', '-', 'a', '\t') }),
      (text) => unguarded(guarded(text)) === text,
    ),
  );
  expect(['a=1', "'a", ' a', '', "'"].map(guarded)).toEqual(['a=1', "'a", ' a', '', "'"]);
});
