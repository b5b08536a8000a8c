import { describe, expect, test } from 'vitest';
import { analyseFeet } from '../../src/measurement/foot-analysis';
import type { FootAxis } from '../../src/measurement/footprint/foot-axis';
import { progressionAngle_deg } from '../../src/measurement/footprint/progression-angle';
import { loadingRate_N_per_s } from '../../src/measurement/pressure/loading-rate';
import { meanAndDeviation, meanCurve } from '../../src/measurement/pressure/mean-curve';
import { symmetryIndex } from '../../src/measurement/pressure/symmetry-index';
import type { PressureRecording } from '../../src/measurement/recording';
import { analyseStep, meanStep } from '../../src/measurement/step-analysis';
import { demoStep } from './support/demo-step';

function stepsIn(recording: PressureRecording) {
  const { clean, feet } = analyseFeet(recording);
  const [foot] = feet;
  if (!foot) throw new Error('No foot.');
  return foot.steps.map((step) => analyseStep(clean, foot, step));
}

function onlyStep(recording: PressureRecording) {
  const [step] = stepsIn(recording);
  if (!step) throw new Error('No step.');
  return step;
}

describe('one step of the walking model (M2)', () => {
  const step = onlyStep(demoStep());

  test('has the highest force of 1.1 times body weight and the impulse of its force curve', () => {
    expect(step.peakForce_N / (70 * 9.81)).toBeCloseTo(1.1, 1);
    expect(step.impulse_Ns).toBeCloseTo(step.forces.reduce((sum, force) => sum + force, 0) * 0.02, 6);
  });

  test('goes through the four phases of stance, which add up to the contact time', () => {
    const phases = step.phases;
    if (!phases) throw new Error('No phases.');
    const durations = [
      phases.initialContact_s,
      phases.forefootContact_s,
      phases.footFlat_s,
      phases.forefootPushOff_s,
    ];
    for (const duration of durations) expect(duration).toBeGreaterThan(0);
    // The phases cover all frames except a few with light contact at both ends.
    const sum = durations.reduce((sum, duration) => sum + duration, 0);
    expect(sum).toBeLessThanOrEqual(step.contactTime_s);
    expect(sum).toBeGreaterThan(0.9 * step.contactTime_s);
  });

  test('loads fore, mid and rear foot with shares of 100 %, the midfoot least', () => {
    const { fore = 0, mid = 0, rear = 0 } = step.shares ?? {};
    expect(fore + mid + rear).toBeCloseTo(100, 6);
    expect(mid).toBeLessThan(Math.min(fore, rear));
  });

  test('rolls over the lateral side: a positive excursion index of less than half of the width', () => {
    expect(step.excursion?.excursionIndex_percent).toBeGreaterThan(0);
    expect(step.excursion?.excursionIndex_percent).toBeLessThan(50);
    expect(step.excursion?.pathLength_mm).toBeGreaterThan(step.excursion?.along_mm ?? Number.NaN);
  });

  test('18.3: rolls from the lateral to the medial side, of both feet', () => {
    for (const side of ['left', 'right'] as const) {
      const { course_mm: course = [] } = onlyStep(demoStep({ side })).excursion ?? {};
      const [mostLateral, last] = [Math.min(...course), course.at(-1) ?? Number.NaN];
      expect(course.indexOf(mostLateral), side).toBeLessThan(course.length - 1);
      expect(last, side).toBeGreaterThan(mostLateral + 5);
    }
  });

  test('is turned out by the angle of the model', () => {
    const angle = (degrees: number) =>
      onlyStep(demoStep({ progressionAngle_deg: degrees })).progressionAngle_deg ?? 0;
    expect(angle(20) - angle(5)).toBeGreaterThan(11);
    expect(angle(20) - angle(5)).toBeLessThan(19);
  });

  test('a flat foot carries more in the middle and more medially', () => {
    const flat = onlyStep(demoStep({ arch: 'flat' }));
    expect(flat.shares?.mid).toBeGreaterThan(2 * (step.shares?.mid ?? Number.NaN));
    expect(flat.balance_percent).toBeDefined();
  });

  test('a foot that never puts the heel down has no phases of stance', () => {
    const toes = demoStep();
    const frames = toes.frames.map((frame) =>
      frame.map((kPa, index) => (index < 50 * toes.columns ? kPa : 0)),
    );
    expect(onlyStep({ ...toes, frames }).phases).toBeUndefined();
  });
});

describe('several steps', () => {
  test('their mean is of the complete ones only, with the spread', () => {
    const [a, b] = [onlyStep(demoStep()), onlyStep(demoStep({ mass_kg: 80 }))];
    const cut = { ...a, step: { ...a.step, cutOff: true } };
    const mean = meanStep([a, b, cut]);
    expect(mean).toMatchObject({ steps: 2 });
    expect(mean?.peakForce_N.mean).toBeCloseTo((a.peakForce_N + b.peakForce_N) / 2, 6);
    expect(mean?.peakForce_N.deviation).toBeCloseTo(Math.abs(a.peakForce_N - b.peakForce_N) / Math.SQRT2, 6);
    expect(meanStep([cut])).toBeUndefined();
  });

  test('curves of different length are stretched to 101 points', () => {
    const curve = meanCurve([
      [0, 10],
      [0, 5, 10, 15, 20],
    ]);
    expect(curve?.mean).toHaveLength(101);
    expect([curve?.mean[0], curve?.mean[50], curve?.mean[100]]).toEqual([0, 7.5, 15]);
    expect(curve?.deviation[100]).toBeCloseTo(10 / Math.SQRT2, 9);
    expect(meanAndDeviation([3])).toEqual({ mean: 3, deviation: 0 });
  });
});

describe('single formulas', () => {
  test('loading rate: the slope between 20 % and 80 % of the way to the first peak', () => {
    const rise = Array.from({ length: 11 }, (_, frame) => frame * 50);
    const roll = [400, 350, 400, 450, 500, 550, 600, 600, 550, 400, 200];
    expect(loadingRate_N_per_s([...rise, ...roll], 0.01)).toBeCloseTo(5000, 6);
    expect(loadingRate_N_per_s([0, 900, 100], 0.01)).toBeUndefined();
  });

  test('18.1: loading rate: a flat-topped curve has the slope of its rise, one that rises past the middle none', () => {
    const rise = Array.from({ length: 16 }, (_, frame) => frame * 53.57);
    const top = Array.from({ length: 50 }, () => 803.55);
    const fall = [700, 500, 300, 100];
    expect(loadingRate_N_per_s([...rise, ...top, ...fall], 0.01)).toBeCloseTo(5357, 6);
    const slow = Array.from({ length: 50 }, (_, frame) => 803.55 + frame * 0.5);
    expect(loadingRate_N_per_s([...rise, ...slow, ...fall], 0.01)).toBeUndefined();
  });

  test('symmetry index: 0 for equal sides, 200 for one alone, absent for none', () => {
    expect([symmetryIndex(5, 5), symmetryIndex(5, 0), symmetryIndex(0, 5)]).toEqual([0, 200, -200]);
    expect(symmetryIndex(110, 90)).toBeCloseTo(20, 9);
    expect(symmetryIndex(0, 0)).toBeUndefined();
  });

  test('foot progression angle: toe-out is positive on both sides and in both directions', () => {
    const axis = (x: number, y: number): FootAxis => ({
      origin: { x_mm: 0, y_mm: 0 },
      direction: { x, y },
      length_mm: 250,
      width_mm: 100,
    });
    const [sin, cos] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)];
    expect(progressionAngle_deg(axis(sin, -cos), 'right')).toBeCloseTo(10, 9);
    expect(progressionAngle_deg(axis(-sin, cos), 'right')).toBeCloseTo(10, 9);
    expect(progressionAngle_deg(axis(-sin, -cos), 'left')).toBeCloseTo(10, 9);
    expect(progressionAngle_deg(axis(sin, -cos), 'left')).toBeCloseTo(-10, 9);
    const [far, near] = [Math.sin((46 * Math.PI) / 180), Math.cos((46 * Math.PI) / 180)];
    expect(progressionAngle_deg(axis(far, -near), 'right')).toBeUndefined();
  });
});
