import { expect, test } from 'vitest';
import { noiseFloor_kPa } from '../../src/measurement/noise-floor';
import { summariseRecording } from '../../src/measurement/recording-summary';
import { demoStep } from './support/demo-step';
import { flickering } from './support/flicker';
import { walkInInsole } from './support/insole-walk';

test.each([1, 2, 3])(
  '18.1: flicker in one of a hundred unloaded cells of an insole changes no figure by a thirtieth (seed %i)',
  (seed) => {
    const quiet = walkInInsole();
    const before = summariseRecording(quiet, 'walk_L.asf');
    const after = summariseRecording(flickering(quiet, 0.01, seed), 'walk_L.asf');
    expect(before.regions?.hallux.impulse_Ns).toBeGreaterThan(10);
    expect(after.steps).toHaveLength(before.steps.length);
    const within = (name: string, a: number | null | undefined, b: number | null | undefined) =>
      expect(Math.abs((a ?? Number.NaN) / (b ?? Number.NaN) - 1), name).toBeLessThan(0.03);
    within('contact area', after.contactArea_cm2, before.contactArea_cm2);
    within('arch index', after.archIndex, before.archIndex);
    within('foot length', after.footLength_mm, before.footLength_mm);
    within('loading rate', after.loadingRate_N_per_s, before.loadingRate_N_per_s);
    within('CPEI', after.cpei_percent, before.cpei_percent);
    for (const [name, load] of Object.entries(before.regions ?? {})) {
      within(name, after.regions?.[name as 'hallux'].impulse_Ns, load.impulse_Ns);
    }
  },
);

test('18.1: a plate free of noise has no floor, also where a foot stands', () => {
  expect(noiseFloor_kPa(demoStep())).toBe(0);
  const step = demoStep();
  const peaks = step.frames.reduce((most, frame) => most.map((kPa, cell) => Math.max(kPa, frame[cell] ?? 0)));
  expect(noiseFloor_kPa({ ...step, frames: [peaks] })).toBe(0);
});

test('18.1: the floor of a single frame comes from the cells that stand alone', () => {
  const step = demoStep();
  const still = { ...step, frames: step.frames.slice(17, 18) };
  const floor = noiseFloor_kPa(flickering(still));
  expect(floor).toBeGreaterThan(2.5);
  expect(floor).toBeLessThan(4);
});

test('18.1: the threshold that a file names is the floor', () => {
  expect(noiseFloor_kPa({ ...demoStep(), noiseThreshold_kPa: 12 })).toBe(12);
});
