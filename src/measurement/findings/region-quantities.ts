import type { RegionQuantityFacts, Unit } from './quantity';

const feet = ['static', 'dynamic'] as const;
const standing = ['static'] as const;
const walking = ['dynamic'] as const;

/** Weight of 1 kg, in N. */
const gravity = 9.80665;

/** The quantities of a region of a foot, in the order of columns. Times of contact are in percent of stance. */
export const regionQuantities = {
  peakPressure: {
    ...region('kPa', 0, feet, (load) => load.peakPressure_kPa),
    column: feet,
    isCompared: true,
  },
  meanPressure: { ...region('kPa', 0, feet, (load) => load.meanPressure_kPa), column: standing },
  peakForce: { ...region('N', 0, feet, (load) => load.peakForce_N), column: feet, isCompared: true },
  /** In percent of body weight; absent where it is unknown. */
  relativeForce: {
    ...region(
      '%',
      0,
      feet,
      (load, _step, weight_kg) => weight_kg && (load.peakForce_N / (weight_kg * gravity)) * 100,
    ),
    column: feet,
  },
  /** Share of the load of the foot: of the impulse when walking, of the force when standing. */
  share: region('%', 0, feet, (load, step) => (load.impulse_Ns / step.regionImpulse_Ns) * 100),
  impulse: {
    ...region('N·s', 1, walking, (load) => load.impulse_Ns),
    column: walking,
    isCompared: true,
  },
  pressureTimeIntegral: {
    ...region('kPa·s', 1, walking, (load) => load.pressureTimeIntegral_kPas),
    column: walking,
  },
  contactArea: { ...region('cm²', 1, feet, (load) => load.contactArea_cm2), column: feet },
  contactTime: region('s', 2, walking, (load) => load.contactTime_s),
  /** In percent of the contact time of the whole foot. */
  contactShare: {
    ...region('%', 0, walking, (load, step) => (load.contactTime_s / step.contactTime_s) * 100),
    column: walking,
  },
  contactStart: region('%', 0, walking, ({ contact }, { step }) => contact && part(contact.start, step)),
  contactPeak: region(
    '%',
    0,
    walking,
    ({ contact, peakFrame }, { step }) => contact && part(peakFrame, step),
  ),
  contactEnd: region('%', 0, walking, ({ contact }, { step }) => contact && part(contact.end + 1, step)),
} as const satisfies Record<string, RegionQuantityFacts>;

export const regionEntries = Object.entries(regionQuantities) as readonly [
  keyof typeof regionQuantities,
  RegionQuantityFacts,
][];

function region(
  unit: Unit,
  digits: number,
  kinds: RegionQuantityFacts['kinds'],
  read: RegionQuantityFacts['read'],
): RegionQuantityFacts {
  return { unit, digits, of: 'region', group: 'pressure', kinds, read };
}

function part(frame: number, { start, end }: { readonly start: number; readonly end: number }): number {
  return ((frame - start) / (end + 1 - start)) * 100;
}
