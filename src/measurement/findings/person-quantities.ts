import type { PersonQuantityFacts } from './quantity';

const feet = ['static', 'dynamic'] as const;
const standing = ['posture'] as const;

const symmetry = { digits: 0, of: 'person', group: 'symmetry', kinds: feet } as const;
const posture = { unit: '°', digits: 1, of: 'person', group: 'posture', kinds: standing } as const;

/** The quantities of the person. */
export const personQuantities = {
  /** Share of the load on the left foot: of the impulse when walking, of the force when standing. */
  leftShare: { ...symmetry, unit: '%' },
  rightShare: { ...symmetry, unit: '%' },
  /** Computed from the load. Positive: more on the left. */
  symmetryIndex: {
    ...symmetry,
    unit: '%',
    digits: 1,
    source: 'Robinson et al., J Manipulative Physiol Ther 10, 1987, 172-176',
  },
  /** Positive where the left side is higher; also for shoulders and pelvis. */
  headTilt: posture,
  shoulderTilt: posture,
  pelvicObliquity: posture,
  /** Smaller with the head forward. */
  craniovertebral: posture,
  /** Positive is forward. */
  trunkLean: posture,
  /** Positive where the front is lower. */
  pelvicTilt: posture,
} as const satisfies Record<string, PersonQuantityFacts>;
