import { describe, expect, test } from 'vitest';
import { analyseFeet, type FootAnalysis, wholeRegions } from '../../src/measurement/foot-analysis';
import type { ModelArch } from '../../src/measurement/foot-model/sole';
import { sideByName } from '../../src/measurement/footprint/foot-side';
import { archClass } from '../../src/measurement/pressure/arch-index';
import { impulse_Ns } from '../../src/measurement/pressure/force';
import type { RegionLoads } from '../../src/measurement/pressure/region-loads';
import type { PressureRecording, Side } from '../../src/measurement/recording';
import { summariseRecording } from '../../src/measurement/recording-summary';
import { demoStep } from './support/demo-step';

function only(
  recording: PressureRecording,
  side?: Side,
): FootAnalysis & { readonly wholeRegions: RegionLoads | undefined } {
  const { clean, feet } = analyseFeet(recording, side);
  const [foot, ...others] = feet;
  if (!foot || others.length > 0) throw new Error(`${others.length + 1} feet instead of one`);
  return { ...foot, wholeRegions: wholeRegions(clean, foot) };
}

/** The same walk seen in a mirror. */
function mirrored(recording: PressureRecording): PressureRecording {
  const { columns } = recording;
  const frames = recording.frames.map((frame) =>
    Float32Array.from(
      frame,
      (_, index) => frame[index - (index % columns) + columns - 1 - (index % columns)] ?? 0,
    ),
  );
  return { ...recording, frames };
}

/** The same plate turned by half a circle: the walk goes the other way. */
function turned(recording: PressureRecording): PressureRecording {
  return { ...recording, frames: recording.frames.map((frame) => frame.slice().reverse()) };
}

describe('side, axis and regions (M2)', () => {
  test.each([
    ['left', 'normal', 5],
    ['right', 'normal', 5],
    ['left', 'high', 20],
    ['right', 'flat', -8],
    ['left', 'flat', 35],
  ] as const)(
    'a %s foot with a %s arch, turned by %i degrees, is known by its shape',
    (side, arch, progressionAngle_deg) => {
      const foot = only(demoStep({ side, arch, progressionAngle_deg }));
      expect(foot.side).toBe(side);
      const turn = (Math.atan2(foot.axis?.direction.x ?? 0, -(foot.axis?.direction.y ?? 0)) * 180) / Math.PI;
      expect(turn * (side === 'left' ? -1 : 1)).toBeGreaterThan(progressionAngle_deg - 6);
      expect(turn * (side === 'left' ? -1 : 1)).toBeLessThan(progressionAngle_deg + 6);
      expect(foot.mask?.footLength_mm).toBeGreaterThan(240);
      expect(foot.mask?.footLength_mm).toBeLessThan(275);
    },
  );

  test('a mirrored walk is of the other foot, with the same figures', () => {
    const step = demoStep();
    const [foot, other] = [only(step), only(mirrored(step))];
    expect(other.side).toBe('right');
    expect(other.archIndex).toBeCloseTo(foot.archIndex ?? 0, 2);
    expect(other.wholeRegions?.hallux.impulse_Ns).toBeCloseTo(foot.wholeRegions?.hallux.impulse_Ns ?? 0, 0);
  });

  test('a walk in the other direction has the same side and the same regions', () => {
    const step = demoStep();
    const [foot, other] = [only(step), only(turned(step))];
    expect(other.side).toBe('left');
    expect(other.wholeRegions?.hallux.impulse_Ns).toBeCloseTo(foot.wholeRegions?.hallux.impulse_Ns ?? 0, 1);
    expect(other.wholeRegions?.metatarsal1.peakPressure_kPa).toBe(
      foot.wholeRegions?.metatarsal1.peakPressure_kPa,
    );
  });

  test.each([2.5, 7.5, 10])('sensors of %d mm give nearly the same figures', (cell_mm) => {
    const [fine, foot] = [only(demoStep()), only(demoStep({}, cell_mm))];
    expect(foot.side).toBe('left');
    expect(Math.abs((foot.archIndex ?? 0) - (fine.archIndex ?? 1))).toBeLessThan(0.035);
    for (const name of ['hallux', 'medialHeel', 'midfoot', 'metatarsal2'] as const) {
      const [a, b] = [foot.wholeRegions?.[name].impulse_Ns ?? 0, fine.wholeRegions?.[name].impulse_Ns ?? 1];
      expect(Math.abs(a / b - 1), name).toBeLessThan(0.35);
    }
  });

  test('regions share out the whole load and the whole area', () => {
    const step = demoStep();
    const foot = only(step);
    const loads = Object.values(foot.wholeRegions ?? {});
    const impulse = loads.reduce((sum, load) => sum + load.impulse_Ns, 0);
    expect(impulse).toBeCloseTo(impulse_Ns(foot.forces, step.frameInterval_s), 6);
    expect(loads.reduce((sum, load) => sum + load.contactArea_cm2, 0)).toBeCloseTo(
      foot.footprint.cells.length * 0.25,
      6,
    );
    for (const load of loads) expect(load.impulse_Ns).toBeGreaterThan(0);
  });

  test('the arch index tells the arches of the model apart', () => {
    const indexOf = (arch: ModelArch) => only(demoStep({ arch })).archIndex ?? Number.NaN;
    expect(archClass(indexOf('high'))).toBe('high');
    expect(archClass(indexOf('normal'))).toBe('normal');
    expect(archClass(indexOf('flat'))).toBe('flat');
    expect([archClass(0.06), archClass(0.061), archClass(0.28)]).toEqual(['high', 'normal', 'flat']);
  });

  test('what has not the shape of a foot has no axis, side, regions or arch index', () => {
    const step = demoStep();
    const square = step.frames.map((frame) =>
      Float32Array.from(frame, (_, index) => {
        const [row, column] = [Math.floor(index / step.columns), index % step.columns];
        return row > 20 && row < 36 && column > 20 && column < 36 ? 50 : 0;
      }),
    );
    const foot = only({ ...step, frames: square });
    expect(foot.axis ?? foot.side ?? foot.mask ?? foot.wholeRegions ?? foot.archIndex).toBeUndefined();
    expect(summariseRecording({ ...step, frames: square }, 'box.lst')).toMatchObject({
      side: null,
      archIndex: null,
      archClass: null,
      regions: null,
    });
  });
});

describe('steps', () => {
  const step = demoStep();
  // 15 N of noise: less than a contact.
  const air = Array.from({ length: 20 }, () => new Float32Array(step.rows * step.columns).fill(0.1));

  test('a plate that starts and stops with the contact shows one complete step', () => {
    expect(only(step).steps).toMatchObject([{ cutOff: false }]);
  });

  test('a step that begins on the forefoot or ends on the heel is cut off', () => {
    const half = Math.floor(step.frames.length / 2);
    const late = { ...step, frames: step.frames.slice(half) };
    const early = { ...step, frames: step.frames.slice(0, Math.floor(half / 3)) };
    expect(only(late, 'left').steps).toMatchObject([{ cutOff: true }]);
    expect(only(early, 'left').steps).toMatchObject([{ cutOff: true }]);
  });

  test('an insole shows the steps between two flights; the first and the last one are cut off', () => {
    const frames = [
      ...step.frames.slice(20),
      ...air,
      ...step.frames,
      ...air,
      ...step.frames,
      ...air,
      ...step.frames.slice(0, 15),
    ];
    const { steps } = only({ ...step, format: 'tekscan', surface: 'insole', frames }, 'left');
    expect(steps.map(({ cutOff }) => cutOff)).toEqual([true, false, false, true]);
    const [, second] = steps;
    expect((second?.end ?? 0) - (second?.start ?? 0)).toBeGreaterThan(step.frames.length - 8);
  });

  test('two feet on a mat are two footprints with their own side', () => {
    const right = demoStep({ side: 'right' });
    const rows = 2 * step.rows;
    const both = (frame: number): Float32Array => {
      const joint = new Float32Array(rows * step.columns);
      joint.set(right.frames[frame - 20] ?? [], 0);
      joint.set(step.frames[frame] ?? [], step.rows * step.columns);
      return joint;
    };
    const mat = {
      ...step,
      rows,
      frames: Array.from({ length: step.frames.length + 20 }, (_, frame) => both(frame)),
    };
    const { feet } = analyseFeet(mat);
    expect(feet.map(({ side }) => side).sort()).toEqual(['left', 'right']);
    expect(feet.map(({ steps }) => steps.length)).toEqual([1, 1]);
    expect(summariseRecording(mat, 'mat.asf').side).toBe('both');
  });
});

test.each([
  ['FrasP01L.asf', 'left'],
  ['walk_3_R.lst', 'right'],
  ['walk_r.lst', 'right'],
  ['Links 2.lst', 'left'],
  ['pie derecho 1.asf', 'right'],
  ['marcha_izq.lst', 'left'],
  ['gang_der_probe.lst', undefined],
  ['der gang.lst', undefined],
  ['verlinkst.lst', undefined],
  ['überlinks.lst', undefined],
  ['left_to_right.lst', undefined],
] as const)('18.1: the name %s tells the side %s', (name, side) => {
  expect(sideByName(name)).toBe(side);
});

describe('18.1: a step that is cut off takes part in nothing', () => {
  const step = demoStep();

  test('an emed step that begins with more than 5 % of its peak is cut off', () => {
    const late = { ...step, format: 'emed' as const, frames: step.frames.slice(4) };
    expect(summariseRecording(late, 'a_L.lst')).toMatchObject({
      archIndex: null,
      cpei_percent: null,
      loadingRate_N_per_s: null,
      footLength_mm: null,
      steps: [{ cutOff: true, complete: false }],
    });
  });

  test('beside complete ones it changes no figure of theirs', () => {
    const air = Array.from({ length: 20 }, () => new Float32Array(step.rows * step.columns));
    const walk = (frames: PressureRecording['frames']): PressureRecording => ({
      ...step,
      format: 'tekscan',
      surface: 'insole',
      frames,
    });
    const heavy = step.frames.map((frame) => frame.map((kPa) => 1.2 * kPa));
    const alone = summariseRecording(walk([...air, ...step.frames, ...air]), 'a_L.asf');
    const beside = summariseRecording(walk([...heavy.slice(20), ...air, ...step.frames, ...air]), 'a_L.asf');
    expect(beside.steps.map(({ cutOff }) => cutOff)).toEqual([true, false]);
    for (const key of ['archIndex', 'cpei_percent', 'loadingRate_N_per_s', 'footLength_mm'] as const) {
      expect(beside[key], key).toBe(alone[key]);
    }
  });
});

test('18.1: without toes the foot length is absent, and the regions keep their borders', () => {
  const step = demoStep();
  const foot = only(step);
  const toes = new Set([9, 10]);
  const bare = only({
    ...step,
    frames: step.frames.map((frame) =>
      frame.map((kPa, cell) => (toes.has(foot.mask?.labels[cell] ?? 0) ? 0 : kPa)),
    ),
  });
  expect(foot.mask?.footLength_mm).toBeGreaterThan(240);
  expect(bare.mask?.footLength_mm).toBeUndefined();
  expect(bare.mask?.scaleLength_mm).toBeCloseTo(foot.mask?.footLength_mm ?? 0, -1);
});
