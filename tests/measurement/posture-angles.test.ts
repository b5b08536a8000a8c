import { describe, expect, test } from 'vitest';
import { backAngles, frontAngles, sideAngles } from '../../src/measurement/posture/posture-angles';

describe('posture angles (M2)', () => {
  test('from the front: the higher left side is positive, and so is valgus of both knees', () => {
    const angles = frontAngles({
      // The person's right side is on the left of the picture.
      rightShoulder: { x: 100, y: 300 },
      leftShoulder: { x: 200, y: 290 },
      rightHip: { x: 110, y: 500 },
      rightKnee: { x: 120, y: 700 },
      rightAnkle: { x: 110, y: 900 },
      leftHip: { x: 190, y: 500 },
      leftKnee: { x: 180, y: 700 },
      leftAnkle: { x: 190, y: 900 },
    });
    expect(angles.shoulders).toBeCloseTo(5.71, 2);
    expect(angles.leftKnee).toBeCloseTo(5.72, 1);
    expect(angles.rightKnee).toBeCloseTo(angles.leftKnee ?? 0, 9);
    expect(Object.keys(angles).sort()).toEqual(['leftKnee', 'rightKnee', 'shoulders']);
  });

  test('from behind: a heel that leans outwards is valgus on both sides', () => {
    const angles = backAngles({
      leftCalf: { x: 100, y: 600 },
      leftAchilles: { x: 100, y: 800 },
      leftHeel: { x: 92, y: 880 },
      rightCalf: { x: 200, y: 600 },
      rightAchilles: { x: 200, y: 800 },
      rightHeel: { x: 208, y: 880 },
    });
    expect(angles.leftRearfoot).toBeCloseTo(5.71, 2);
    expect(angles.rightRearfoot).toBeCloseTo(5.71, 2);
  });

  test.each(['right', 'left'] as const)(
    'from the side, facing %s: forward, bent and tilted forward are positive',
    (facing) => {
      const x = (value: number) => (facing === 'right' ? value : -value);
      const angles = sideAngles({
        facing,
        c7: { x: x(0), y: 100 },
        tragus: { x: x(50), y: 50 },
        shoulder: { x: x(10), y: 150 },
        hip: { x: x(0), y: 500 },
        knee: { x: x(20), y: 700 },
        ankle: { x: x(0), y: 900 },
        backPelvis: { x: x(-50), y: 450 },
        frontPelvis: { x: x(50), y: 460 },
      });
      expect(angles.craniovertebral).toBeCloseTo(45, 9);
      expect(angles.trunk).toBeCloseTo(1.64, 2);
      expect(angles.pelvis).toBeCloseTo(5.71, 2);
      expect(angles.knee).toBeCloseTo(11.42, 2);
    },
  );

  test('without landmarks there are no angles', () => {
    expect([frontAngles({}), backAngles({}), sideAngles({ facing: 'left' })]).toEqual([{}, {}, {}]);
  });
});
