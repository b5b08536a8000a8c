import type { Quantity } from './quantity';

const feet = ['static', 'dynamic'] as const;
const standing = ['posture'] as const;

/**
 * The quantities of the person. Level lines: healthy young adults deviate by 1 to 2 degrees (Ferreira et al.,
 * J Manipulative Physiol Ther 34, 2011, 371-380).
 */
export const personQuantities = {
  /** What of the load the left foot carries; screening takes 45 to 55 % as even. */
  leftShare: {
    unit: '%',
    digits: 0,
    of: 'person',
    group: 'symmetry',
    kinds: feet,
    normal: { static: { from: 45, to: 55 }, dynamic: { from: 45, to: 55 } },
  },
  rightShare: {
    unit: '%',
    digits: 0,
    of: 'person',
    group: 'symmetry',
    kinds: feet,
    normal: { static: { from: 45, to: 55 }, dynamic: { from: 45, to: 55 } },
  },
  /** Of the load; up to 10 % is symmetric by the convention of gait analysis. */
  symmetryIndex: {
    unit: '%',
    digits: 1,
    of: 'person',
    group: 'symmetry',
    kinds: feet,
    normal: { static: { from: -10, to: 10 }, dynamic: { from: -10, to: 10 } },
  },
  /** Positive where the left side is higher, as those of shoulders and pelvis. */
  headTilt: {
    unit: '°',
    digits: 1,
    of: 'person',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: -2, to: 2 } },
  },
  shoulderTilt: {
    unit: '°',
    digits: 1,
    of: 'person',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: -2, to: 2 } },
  },
  pelvicObliquity: {
    unit: '°',
    digits: 1,
    of: 'person',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: -2, to: 2 } },
  },
  /**
   * Smaller with the head forward. 55° in adults without pain of the neck and 50° in those with it (Yip, Chiu
   * and Poon, Man Ther 13, 2008, 148-154), which is the usual border; screening bounds it above by 65.
   */
  craniovertebral: {
    unit: '°',
    digits: 1,
    of: 'person',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: 50, to: 65 } },
  },
  /** Positive is forward. A convention of screening. */
  trunkLean: {
    unit: '°',
    digits: 1,
    of: 'person',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: -5, to: 5 } },
  },
  /** Positive where the front is lower: 6 to 7° on average (Herrington, Man Ther 16, 2011, 646-648). */
  pelvicTilt: {
    unit: '°',
    digits: 1,
    of: 'person',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: 0, to: 15 } },
  },
} as const satisfies Record<string, Quantity & { of: 'person' }>;
