import { describe, expect, test } from 'vitest';
import { foundValues } from '../../src/measurement/findings/findings';
import { findingsOf } from '../../src/measurement/findings/findings-of';
import { normalRange, type QuantityName, quantities } from '../../src/measurement/findings/quantities';
import { scoresOf } from '../../src/measurement/findings/scores';
import { recordStanding } from '../../src/measurement/foot-model/standing-foot';
import type { PressureRecording } from '../../src/measurement/recording';
import { posture, standing, walking } from './support/demo-measurement';
import { demoStep } from './support/demo-step';

const timed: readonly QuantityName[] = [
  'impulse',
  'contactTime',
  'loadingRate',
  'excursionIndex',
  'progressionAngle',
];

describe('findings of a walker (M2)', () => {
  const findings = findingsOf(walking());

  test('hold every quantity of both feet', () => {
    const expected = Object.entries(quantities).filter(
      ([, { of, kinds }]) => of === 'side' && kinds.includes('dynamic'),
    );
    for (const side of ['left', 'right'] as const) {
      expect(Object.keys(findings[side].values).sort()).toEqual(expected.map(([name]) => name).sort());
    }
  });

  test('agree with what the model was asked for', () => {
    const { values, archClass } = findings.left;
    expect(values.peakForce).toBeCloseTo(1.1 * 70 * 9.81, -2);
    expect(values.contactTime).toBeCloseTo(0.7, 1);
    expect(values.progressionAngle).toBeGreaterThan(2);
    expect(values.progressionAngle).toBeLessThan(8);
    expect(archClass).toBe('normal');
    expect((values.rearShare ?? 0) + (values.midShare ?? 0) + (values.foreShare ?? 0)).toBeCloseTo(100, 6);
  });

  test('compare the impulses of the feet', () => {
    const uneven = findingsOf(walking({ left: { contactTime_s: 0.8 }, right: { contactTime_s: 0.6 } }));
    const [left, right] = [uneven.left.values.impulse ?? 0, uneven.right.values.impulse ?? 0];
    expect(uneven.person.leftShare).toBeCloseTo((left / (left + right)) * 100, 6);
    expect(uneven.person.symmetryIndex).toBeGreaterThan(20);
    expect(findings.person.symmetryIndex).toBeCloseTo(0, 0);
  });

  test('share the load among ten regions', () => {
    const regions = Object.values(findings.right.regions ?? {});
    expect(regions).toHaveLength(10);
    expect(regions.reduce((sum, { share_percent }) => sum + share_percent, 0)).toBeCloseTo(100, 6);
    expect(regions.reduce((sum, { impulse_Ns }) => sum + (impulse_Ns ?? 0), 0)).toBeCloseTo(
      findings.right.values.impulse ?? 0,
      0,
    );
  });

  test('are the mean of the complete steps of a side', () => {
    const long = demoStep({ contactTime_s: 0.8 });
    const findings = findingsOf({
      kind: 'dynamic',
      recordings: [
        { side: 'left', recording: demoStep({ contactTime_s: 0.6 }) },
        { side: 'left', recording: long },
        { side: 'left', recording: cutOff(long) },
      ],
    });
    expect(findings.left.values.contactTime).toBeCloseTo(0.7, 1);
    expect(findings.right).toEqual({ values: {} });
    expect(findings.person).toEqual({});
  });

  test('have nothing of steps where none is complete', () => {
    const { values } = findingsOf({
      kind: 'dynamic',
      recordings: [{ side: 'left', recording: cutOff(demoStep()) }],
    }).left;
    expect(Object.keys(values)).toContain('peakPressure');
    for (const name of [...timed, 'peakForce', 'rearShare']) expect(values).not.toHaveProperty(name);
  });

  test('leave out an empty recording', () => {
    const recording = demoStep();
    const empty = {
      ...recording,
      frames: recording.frames.map((frame) => new Float32Array(frame.length)),
    };
    expect(findingsOf({ kind: 'dynamic', recordings: [{ side: 'left', recording: empty }] })).toEqual({
      kind: 'dynamic',
      left: { values: {} },
      right: { values: {} },
      person: {},
    });
  });
});

describe('findings of somebody who stands', () => {
  const findings = findingsOf(standing({ leftLoad_kg: 40, rightLoad_kg: 30 }));

  test('have nothing that needs time', () => {
    for (const { name } of foundValues(findings)) expect(timed).not.toContain(name);
    expect(findings.left.regions?.hallux).not.toHaveProperty('impulse_Ns');
  });

  test('compare the forces of the feet', () => {
    const [left, right] = [findings.left.values.peakForce ?? 0, findings.right.values.peakForce ?? 0];
    expect(left).toBeCloseTo(40 * 9.81, -2);
    expect(left / right).toBeCloseTo(4 / 3, 1);
    expect(findings.person.leftShare).toBeCloseTo((left / (left + right)) * 100, 6);
    expect(findings.left.values.rearShare).toBeGreaterThan(50);
  });

  test('say nothing of a foot in the air', () => {
    const { recording } = standing().recordings[0] ?? {};
    if (!recording) throw new Error('No recording.');
    const [frame] = recording.frames;
    const air: PressureRecording = { ...recording, frames: [new Float32Array(frame?.length ?? 0)] };
    const findings = findingsOf({
      kind: 'static',
      recordings: [
        { side: 'left', recording },
        { side: 'right', recording: air },
      ],
    });
    expect(findings.right.values).toEqual({});
    expect(findings.person).toEqual({});
  });

  test('know the side of a foot by its shape where the device does not name it', () => {
    const recording = recordStanding(
      { side: 'right', arch: 'normal', footLength_mm: 255, progressionAngle_deg: 4, seed: 1, load_kg: 50 },
      { rows: 62, columns: 30, cell_mm: 5 },
    );
    const findings = findingsOf({ kind: 'static', recordings: [{ side: undefined, recording }] });
    expect(findings.right.values.peakForce).toBeGreaterThan(400);
    expect(findings.left.values).toEqual({});
  });
});

describe('findings of a posture', () => {
  test('hold the angles of all views', () => {
    const { left, right, person } = findingsOf(
      posture({ head: 1, shoulders: -3, pelvis: 2, knees: 6, rearfoot: 9, trunk: 3, neck: 45 }),
    );
    expect(person.headTilt).toBeCloseTo(1, 0);
    expect(person.shoulderTilt).toBeCloseTo(-3, 0);
    expect(person.pelvicObliquity).toBeCloseTo(2, 0);
    expect(person.craniovertebral).toBeCloseTo(45, 0);
    expect(person.trunkLean).toBeCloseTo(3, 0);
    expect(person.pelvicTilt).toBeCloseTo(9.7, 0);
    for (const { values } of [left, right]) {
      // The model's ankles are a little closer to each other than its knees.
      expect(values.kneeAngle).toBeGreaterThan(4);
      expect(values.kneeAngle).toBeLessThan(6);
      expect(values.rearfootAngle).toBeCloseTo(9, 0);
      expect(values).toHaveProperty('kneeFlexion');
    }
  });

  test('leave out the angles of a view that was not taken', () => {
    const { left, person } = findingsOf({ ...posture(), back: undefined, left: undefined });
    expect(left.values).not.toHaveProperty('rearfootAngle');
    expect(left.values).not.toHaveProperty('kneeFlexion');
    expect(person).toHaveProperty('craniovertebral');
  });
});

describe('scores', () => {
  test('are 100 within the normal ranges and fall with the distance', () => {
    const upright = { head: 0, shoulders: 0, pelvis: 0, knees: 0, rearfoot: 4, trunk: 0, neck: 55 };
    expect(scoresOf(findingsOf(posture(upright)))).toEqual({ posture: 100 });
    const leaning = scoresOf(findingsOf(posture({ ...upright, shoulders: 4 }))).posture ?? 0;
    expect(leaning).toBeLessThan(100);
    expect(scoresOf(findingsOf(posture({ ...upright, shoulders: 8 }))).posture).toBeLessThan(leaning);
  });

  test('exist only for groups with values', () => {
    expect(Object.keys(scoresOf(findingsOf(walking()))).sort()).toEqual([
      'arch',
      'gait',
      'pressure',
      'symmetry',
    ]);
  });
});

test('a quantity has normal ranges only for kinds that have it', () => {
  for (const [name, { kinds, normal }] of Object.entries(quantities)) {
    for (const kind of ['static', 'dynamic', 'posture'] as const) {
      const range = normalRange(name as QuantityName, kind);
      if (!normal || !kinds.includes(kind)) expect(range).toBeUndefined();
      if (range) expect(range.to).toBeGreaterThan(range.from);
    }
  }
});

/** The first half of a step: the foot is still on the plate when the recording ends. */
function cutOff(recording: PressureRecording): PressureRecording {
  return { ...recording, frames: recording.frames.slice(0, Math.floor(recording.frames.length / 3)) };
}
