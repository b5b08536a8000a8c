import { expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import type { Person } from '../../src/measurement/analysis';
import { conclusionOf } from '../../src/measurement/findings/judged-values';
import { posture, standing, walking } from './support/demo-measurement';

/** A walker of 70 kg with a foot of 255 mm. */
const walk = walking();

function mismatched(person: Person): readonly string[] {
  return (analyse(walk, person).mismatches ?? []).map(({ quantity }) => quantity);
}

test.each<readonly [Person, readonly string[]]>([
  [{}, []],
  [{ age: 40, weight_kg: 70 }, []],
  [{ age: 40, weight_kg: 45 }, []],
  [{ age: 40, weight_kg: 30 }, ['peakForce']],
  [{ age: 5 }, ['footLength']],
  [{ age: 5, weight_kg: 20 }, ['footLength', 'peakForce']],
  [{ age: 0 }, ['footLength']],
  [{ age: 9, weight_kg: 60 }, []],
  [{ age: 17, weight_kg: 60 }, []],
])('18.2: the walk of an adult contradicts a person with %o by %o', (person, expected) => {
  expect(mismatched(person)).toEqual(expected);
});

test('18.2: a mismatch names its limit and source, and prevents every conclusion', () => {
  const result = analyse(walk, { age: 5, weight_kg: 20 });
  expect(result.mismatches).toMatchObject([
    { unit: 'mm', reference: { to: 242, source: expect.stringContaining('Cheng') } },
    { unit: 'N', reference: { to: 392, source: expect.stringContaining('Keller') } },
  ]);
  expect(conclusionOf(result)).toBe('mismatch');
});

test('18.2: standing, the forces of both feet together are compared with the body weight', () => {
  const stand = standing({ leftLoad_kg: 40, rightLoad_kg: 40 });
  expect(analyse(stand, { weight_kg: 36 }).mismatches).toMatchObject([{ quantity: 'peakForce' }]);
  expect(analyse(stand, { weight_kg: 44 })).not.toHaveProperty('mismatches');
  expect(analyse(posture(), { age: 5, weight_kg: 20 })).not.toHaveProperty('mismatches');
});
