import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import { resultOf } from '../../src/measurement/analysis';
import { isOfSide, quantities, quantityNames } from '../../src/measurement/findings/quantities';
import { referenceIn } from '../../src/measurement/findings/references';
import { scoresOf } from '../../src/measurement/findings/scores';
import { recordStanding } from '../../src/measurement/foot-model/standing-foot';
import type { PressureRecording } from '../../src/measurement/recording';
import { posture, standing, walking } from './support/demo-measurement';
import { demoStep } from './support/demo-step';
import { recordWalk } from './support/walking-patterns';

describe('the analysis of a walker (M2)', () => {
  const result = analyse(walking());

  test('holds every quantity of both feet', () => {
    const expected = quantityNames.filter(
      (name) => isOfSide(name) && quantities[name].kinds.includes('dynamic'),
    );
    for (const side of ['left', 'right'] as const) {
      expect(Object.keys(result[side].values).sort()).toEqual([...expected].sort());
    }
  });

  test('agrees with what the model was asked for', () => {
    const { values } = result.left;
    expect(values.peakForce?.value).toBeCloseTo(1.1 * 70 * 9.81, -2);
    expect(values.contactTime?.value).toBeCloseTo(0.7, 1);
    expect(values.progressionAngle?.value).toBeGreaterThan(2);
    expect(values.progressionAngle?.value).toBeLessThan(8);
    const shares = [values.rearShare, values.midShare, values.foreShare].map((share) => share?.value ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
  });

  test('compares the impulses of the feet', () => {
    const { left, right, person } = analyse(
      walking({ left: { contactTime_s: 0.8 }, right: { contactTime_s: 0.6 } }),
    );
    const [ofLeft, ofRight] = [left.values.impulse?.value ?? 0, right.values.impulse?.value ?? 0];
    expect(person.leftShare?.value).toBeCloseTo((ofLeft / (ofLeft + ofRight)) * 100, 6);
    expect(person.symmetryIndex?.value).toBeGreaterThan(20);
    expect(result.person.symmetryIndex?.value).toBeCloseTo(0, 0);
  });

  test('shares the load among ten regions, each with its time in percent of stance', () => {
    const regions = Object.values(result.right.regions ?? {});
    expect(regions).toHaveLength(10);
    expect(regions.reduce((sum, { share }) => sum + (share?.value ?? 0), 0)).toBeCloseTo(100, 6);
    const impulse = regions.reduce((sum, region) => sum + (region.impulse?.value ?? 0), 0);
    expect(impulse).toBeCloseTo(result.right.values.impulse?.value ?? 0, 0);
    for (const { contactStart, contactPeak, contactEnd } of regions) {
      expect(contactStart?.value).toBeLessThanOrEqual(contactPeak?.value ?? Number.NaN);
      expect(contactPeak?.value).toBeLessThan(contactEnd?.value ?? Number.NaN);
      expect(contactEnd?.value).toBeLessThanOrEqual(100);
    }
  });

  test('18.1: every value is the mean ± deviation of the complete steps of a foot, of all its recordings', () => {
    const long = demoStep({ contactTime_s: 0.8 });
    const { left, right, person } = analyse({
      kind: 'dynamic',
      recordings: [
        { side: 'left', recording: demoStep({ contactTime_s: 0.6 }) },
        { side: 'left', recording: long },
        { side: 'left', recording: cutOff(long) },
      ],
    });
    expect(left).toMatchObject({ steps: 2, cutOff: 1 });
    expect(left.values.contactTime).toMatchObject({ n: 2 });
    expect(left.values.contactTime?.value).toBeCloseTo(0.7, 1);
    expect(left.values.contactTime?.sd).toBeCloseTo(0.2 / Math.SQRT2, 1);
    expect(right).toEqual({ steps: 0, cutOff: 0, values: {} });
    expect(person).toEqual({});
  });

  test('18.1: has no value, region or finding where no step is complete', () => {
    const { left, findings } = analyse({
      kind: 'dynamic',
      recordings: [{ side: 'left', recording: cutOff(demoStep()) }],
    });
    expect(left).toEqual({ steps: 0, cutOff: 1, values: {} });
    expect(findings).toEqual([]);
  });

  test('leaves out an empty recording', () => {
    const recording = demoStep();
    const frames = recording.frames.map((frame) => new Float32Array(frame.length));
    const { left, right, person } = analyse({
      kind: 'dynamic',
      recordings: [{ side: 'left', recording: { ...recording, frames } }],
    });
    expect([left.values, right.values, person]).toEqual([{}, {}, {}]);
  });

  test('18.1: is plain JSON without its recordings', () => {
    const stored = resultOf(analyse(walking(), { age: 30 }));
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
    expect(stored).toMatchObject({ version: expect.any(Number), kind: 'dynamic', surface: 'plate', age: 30 });
    expect(stored).not.toHaveProperty('recordings');
  });
});

describe('the analysis of somebody who stands', () => {
  const result = analyse(standing({ leftLoad_kg: 40, rightLoad_kg: 30 }));

  test('has nothing that needs time', () => {
    for (const name of Object.keys(result.left.values)) {
      expect(quantities[name as 'impulse'].kinds, name).toContain('static');
    }
    expect(result.left.regions?.hallux).not.toHaveProperty('impulse');
  });

  test('compares the forces of the feet', () => {
    const { left, right, person } = result;
    const [ofLeft, ofRight] = [left.values.peakForce?.value ?? 0, right.values.peakForce?.value ?? 0];
    expect(ofLeft).toBeCloseTo(40 * 9.81, -2);
    expect(ofLeft / ofRight).toBeCloseTo(4 / 3, 1);
    expect(person.leftShare?.value).toBeCloseTo((ofLeft / (ofLeft + ofRight)) * 100, 6);
    expect(left.values.rearShare?.value).toBeGreaterThan(50);
  });

  test('says nothing of a foot in the air', () => {
    const { recording } = standing().recordings[0] ?? {};
    if (!recording) throw new Error('No recording.');
    const [frame] = recording.frames;
    const air: PressureRecording = { ...recording, frames: [new Float32Array(frame?.length ?? 0)] };
    const { right, person } = analyse({
      kind: 'static',
      recordings: [
        { side: 'left', recording },
        { side: 'right', recording: air },
      ],
    });
    expect([right.values, person]).toEqual([{}, {}]);
  });

  test('knows the side of a foot by its shape where the device does not name it', () => {
    const recording = recordStanding(
      { side: 'right', arch: 'normal', footLength_mm: 255, progressionAngle_deg: 4, seed: 1, load_kg: 50 },
      { rows: 62, columns: 30, cell_mm: 5 },
    );
    const { left, right } = analyse({ kind: 'static', recordings: [{ side: undefined, recording }] });
    expect(right.values.peakForce?.value).toBeGreaterThan(400);
    expect(left.values).toEqual({});
  });
});

describe('the analysis of a posture', () => {
  test('holds the angles of all views', () => {
    const { left, right, person } = analyse(
      posture({ head: 1, shoulders: -3, pelvis: 2, knees: 6, rearfoot: 9, trunk: 3, neck: 45 }),
    );
    expect(person.headTilt?.value).toBeCloseTo(1, 0);
    expect(person.shoulderTilt?.value).toBeCloseTo(-3, 0);
    expect(person.pelvicObliquity?.value).toBeCloseTo(2, 0);
    expect(person.craniovertebral?.value).toBeCloseTo(45, 0);
    expect(person.trunkLean?.value).toBeCloseTo(3, 0);
    expect(person.pelvicTilt?.value).toBeCloseTo(9.7, 0);
    for (const { values } of [left, right]) {
      // The model's ankles are a little closer to each other than its knees.
      expect(values.kneeAngle?.value).toBeGreaterThan(4);
      expect(values.kneeAngle?.value).toBeLessThan(6);
      expect(values.rearfootAngle?.value).toBeCloseTo(9, 0);
      expect(values).toHaveProperty('kneeFlexion');
    }
  });

  test('leaves out the angles of a view that was not taken', () => {
    const { left, person } = analyse({ ...posture(), back: undefined, left: undefined });
    expect(left.values).not.toHaveProperty('rearfootAngle');
    expect(left.values).not.toHaveProperty('kneeFlexion');
    expect(person).toHaveProperty('craniovertebral');
  });
});

describe('scores', () => {
  test('are 100 within the reference ranges and fall with the distance', () => {
    const upright = { head: 0, shoulders: 0, pelvis: 0, knees: 0, rearfoot: 4, trunk: 0, neck: 55 };
    expect(scoresOf(analyse(posture(upright)))).toEqual({ posture: 100 });
    const leaning = scoresOf(analyse(posture({ ...upright, shoulders: 4 }))).posture ?? 0;
    expect(leaning).toBeLessThan(100);
    expect(scoresOf(analyse(posture({ ...upright, shoulders: 8 }))).posture).toBeLessThan(leaning);
  });

  test('exist only for groups with values', () => {
    expect(Object.keys(scoresOf(analyse(walking()))).sort()).toEqual([
      'arch',
      'gait',
      'pressure',
      'symmetry',
    ]);
  });
});

describe('18.2: reference ranges', () => {
  const walk = (contactTime_s: number, age?: number) => {
    const walker = { mass_kg: 70, footLength_mm: 255, contactTime_s, toeOut_deg: 5, seed: 1 };
    return analyse(recordWalk('healthy', walker, 1), age === undefined ? {} : { age });
  };

  test('name their source and basis, and end above where they begin', () => {
    for (const result of [walk(0.75), walk(0.6), walk(0.5), analyse(standing()), analyse(posture())]) {
      for (const name of quantityNames) {
        const range = referenceIn(result, name, isOfSide(name) ? 'left' : undefined);
        if (!range) continue;
        expect(range.source, name).not.toBe('');
        expect(range.from ?? range.to, name).toBeDefined();
        expect(range.to ?? Number.POSITIVE_INFINITY, name).toBeGreaterThan(range.from ?? 0);
      }
    }
  });

  test('of pressure are wider for a faster walk', () => {
    const heel = (result: ReturnType<typeof walk>) => referenceIn(result, 'heelPressure', 'left')?.to ?? 0;
    expect(heel(walk(0.75))).toBeLessThan(heel(walk(0.62)));
    expect(heel(walk(0.62))).toBeLessThan(heel(walk(0.52)));
  });

  test('of walking are not known of children, nor in an insole', () => {
    expect(referenceIn(walk(0.75, 9), 'halluxPressure', 'left')).toBeUndefined();
    expect(referenceIn(walk(0.75, 48), 'halluxPressure', 'left')).toBeDefined();
    const { recordings } = walking();
    const insole = analyse({
      kind: 'dynamic',
      recordings: recordings.map(({ recording, side }) => ({
        side,
        recording: { ...recording, surface: 'insole' as const },
      })),
    });
    for (const name of ['halluxPressure', 'archIndex', 'excursionIndex'] as const) {
      expect(referenceIn(insole, name, 'left'), name).toBeUndefined();
    }
  });
});

/** The first third of a step: the foot is still on the plate when the recording ends. */
function cutOff(recording: PressureRecording): PressureRecording {
  return { ...recording, frames: recording.frames.slice(0, Math.floor(recording.frames.length / 3)) };
}
