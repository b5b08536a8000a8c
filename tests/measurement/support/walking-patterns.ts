import type { ModelArch, Overload } from '../../../src/measurement/foot-model/sole';
import { demoPlate, recordStep, type WalkingFoot } from '../../../src/measurement/foot-model/walking-foot';
import type { Side } from '../../../src/measurement/recording';
import type { PressureMeasurement } from '../../../src/measurement/storage/report-measurement';

/**
 * Walking patterns on a plate. `healthy`: both feet alike. `flat`, `high`: the arches of both feet. `halluxOverload`,
 * `metatarsalOverload`: the left foot carries five times the usual pressure there. `limp`: the left foot is spared,
 * with four fifths of the force for three quarters of the time.
 */
export const walkingPatterns = [
  'healthy',
  'flat',
  'high',
  'halluxOverload',
  'metatarsalOverload',
  'limp',
] as const;

export type WalkingPattern = (typeof walkingPatterns)[number];

export interface Walker {
  readonly mass_kg: number;
  readonly footLength_mm: number;
  readonly contactTime_s: number;
  readonly toeOut_deg: number;
  /** Varies the steps. */
  readonly seed: number;
}

const arches: { readonly [pattern in WalkingPattern]?: ModelArch } = { flat: 'flat', high: 'high' };
const overloads: { readonly [pattern in WalkingPattern]?: Overload } = {
  halluxOverload: 'hallux',
  metatarsalOverload: 'metatarsals',
};

/** Records a walk with `stepsPerFoot` steps of each foot, each in a recording of its own, as plates do. */
export function recordWalk(
  pattern: WalkingPattern,
  walker: Walker,
  stepsPerFoot = 3,
  plate = demoPlate,
): PressureMeasurement {
  const steps = Array.from({ length: stepsPerFoot }, (_, nth) => nth);
  const recordings = (['left', 'right'] as const).flatMap((side) =>
    steps.map((nth) => ({ side, recording: recordStep(footOf(pattern, walker, side, nth), plate) })),
  );
  return { kind: 'dynamic', recordings };
}

function footOf(pattern: WalkingPattern, walker: Walker, side: Side, nth: number): WalkingFoot {
  const { mass_kg, contactTime_s, footLength_mm, toeOut_deg, seed } = walker;
  const isSpared = pattern === 'limp' && side === 'left';
  const overload = side === 'left' ? overloads[pattern] : undefined;
  return {
    side,
    arch: arches[pattern] ?? 'normal',
    ...(overload && { overload }),
    footLength_mm,
    progressionAngle_deg: toeOut_deg,
    seed: seed * 100 + nth * 2 + (side === 'left' ? 0 : 1),
    mass_kg: isSpared ? 0.8 * mass_kg : mass_kg,
    contactTime_s: isSpared ? 0.75 * contactTime_s : contactTime_s,
  };
}
