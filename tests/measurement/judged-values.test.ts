import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import type { AnalysisResult } from '../../src/measurement/analysis';
import { conclusionOf, judgedValues, unadvisedValues } from '../../src/measurement/findings/judged-values';
import { sideOfRange } from '../../src/measurement/findings/reference';
import { posture, standing, walking } from './support/demo-measurement';

/** Random numbers from 0 to 1, the same in every run. */
let state = 11;
function random(): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
}

/** A random number that is nearly normally distributed. */
function around(mean: number, sd: number): number {
  const sum = Array.from({ length: 12 }, random).reduce((total, one) => total + one, 0);
  return mean + sd * (sum - 6);
}

function foundIn(result: AnalysisResult): readonly unknown[] {
  return result.findings.map(({ key, side, level }) => [key, side, level]);
}

describe('18.2: a value outside of its range', () => {
  test('18.2: no share of the load of a standing model foot with a normal arch is outside of its range', () => {
    const { left, right, findings } = analyse(standing());
    for (const { values } of [left, right]) {
      expect(values.rearShare?.value).toBeGreaterThan(55);
      expect(values.rearShare?.value).toBeLessThan(65);
    }
    expect(findings).toEqual([]);
  });

  test('is a finding where the heel carries more than usual in standing', () => {
    const result = analyse(standing({ heelFactor: 3 }));
    expect(result.left.values.rearShare?.value).toBeGreaterThan(70);
    expect(foundIn(result)).toContainEqual(['heelLoad', 'left', 'note']);
    expect(result.findings.find(({ key }) => key === 'heelLoad')).toMatchObject({ quantity: 'rearShare' });
    expect(unadvisedValues(result)).toEqual([]);
  });

  test('is a finding where a rearfoot leans outwards less than usual', () => {
    const result = analyse(posture({ rearfoot: 0 }));
    expect(foundIn(result)).toEqual([
      ['rearfootInverted', 'left', 'note'],
      ['rearfootInverted', 'right', 'note'],
    ]);
  });

  test('without advice is listed, and prevents the conclusion that all is as usual', () => {
    const usual = analyse(walking({ left: { contactTime_s: 0.7 }, right: { contactTime_s: 0.7 } }));
    expect([conclusionOf(usual), unadvisedValues(usual)]).toEqual(['usual', []]);
    const slow = analyse(walking({ left: { contactTime_s: 0.9 }, right: { contactTime_s: 0.9 } }));
    expect(conclusionOf(slow)).toBe('outside');
    expect(unadvisedValues(slow)).toMatchObject([
      { quantity: 'contactTime', side: 'left', reference: { to: 0.81 } },
      { quantity: 'contactTime', side: 'right' },
    ]);
  });

  test('of one step of each foot is listed where the difference of the feet is no finding yet', () => {
    const result = analyse(walking({ left: { mass_kg: 76 }, right: { mass_kg: 66 } }));
    expect(result.person.symmetryIndex?.value).toBeGreaterThan(10);
    expect(result.person.symmetryIndex?.value).toBeLessThan(20);
    expect(result.findings).toEqual([]);
    expect(unadvisedValues(result)).toMatchObject([{ quantity: 'symmetryIndex' }]);
    // The shares are the same statement, so they are outside of their range too, but listed once.
    const outside = judgedValues(result).filter(({ value, reference }) => sideOfRange(value, reference));
    expect(outside.map(({ quantity }) => quantity)).toEqual(['leftShare', 'rightShare', 'symmetryIndex']);
    expect(outside[0]?.reference).toMatchObject({ from: 47.5, to: 52.5 });
  });

  test('does not exist for a child whose values have no range: nothing is concluded from them', () => {
    const child = analyse(walking(), { age: 8 });
    expect([conclusionOf(child), judgedValues(child)]).toEqual(['unjudged', []]);
  });
});

describe('18.2: of forty healthy adults at least half get no finding, at most 5 % are sent to a specialist', () => {
  const expectFew = (results: readonly AnalysisResult[]) => {
    const silent = results.filter(({ findings }) => findings.length === 0);
    const sent = results.filter(({ findings }) => findings.some(({ level }) => level === 'specialist'));
    expect(silent.length).toBeGreaterThanOrEqual(20);
    expect(sent.length).toBeLessThanOrEqual(2);
  };

  test('by their posture', () => {
    expectFew(
      Array.from({ length: 40 }, () =>
        analyse(
          posture({
            head: around(0, 1),
            shoulders: around(0, 1),
            pelvis: around(0, 1),
            knees: around(0, 2),
            rearfoot: around(6.1, 2.7),
            trunk: around(0, 2),
            neck: around(57, 3),
          }),
        ),
      ),
    );
  });

  test('by their feet in standing', () => {
    expectFew(
      Array.from({ length: 40 }, () =>
        analyse(standing({ leftLoad_kg: around(35, 1), rightLoad_kg: around(35, 1) })),
      ),
    );
  });
});
