import type { PersonQuantityFacts } from './quantity';

const feet = ['static', 'dynamic'] as const;
const standing = ['posture'] as const;

const symmetry = { unit: '%', digits: 1, of: 'person', group: 'symmetry', kinds: feet } as const;
const posture = { unit: '°', digits: 1, of: 'person', group: 'posture', kinds: standing } as const;

export const personQuantities = {
  /** Share of the load on the left foot: of the impulse when walking, of the force when standing. */
  leftShare: { ...symmetry, annex: 200 },
  rightShare: { ...symmetry, annex: 210 },
  /** Computed from the load. Positive: more on the left. */
  symmetryIndex: {
    ...symmetry,
    sense: 'moreLeft',
    source: 'Robinson et al., J Manipulative Physiol Ther 10, 1987, 172-176',
    annex: 220,
  },
  /** Positive where the left side is higher; also for shoulders and pelvis. */
  headTilt: { ...posture, sense: 'leftHigher', annex: 230 },
  shoulderTilt: { ...posture, sense: 'leftHigher', annex: 240 },
  pelvicObliquity: { ...posture, sense: 'leftHigher', annex: 250 },
  /** Smaller with the head forward. */
  craniovertebral: { ...posture, annex: 260 },
  /** Positive is forward. */
  trunkLean: { ...posture, sense: 'forward', annex: 270 },
  /** Positive where the front is lower. */
  pelvicTilt: { ...posture, sense: 'anterior', annex: 280 },
} as const satisfies Record<string, PersonQuantityFacts>;
