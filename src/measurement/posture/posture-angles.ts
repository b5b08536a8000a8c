import type { BackView, FrontView, Landmark, SideView } from './landmarks';

/**
 * Angles in degrees between landmarks, as in digital posture analysis (PAS/SAPO; Ferreira et al., Clinics 65, 2010,
 * 675-681). An angle with missing landmarks is absent.
 */
export interface FrontAngles {
  /** Lines from the person's right to left against the floor: positive where the left side is higher. */
  readonly head?: number;
  readonly shoulders?: number;
  readonly pelvis?: number;
  /** Deviation of hip, knee and ankle from a straight line: positive is valgus (knock-knee). */
  readonly leftKnee?: number;
  readonly rightKnee?: number;
}

export interface BackAngles {
  /** Heel against lower leg: positive is valgus (the heel turned outwards). */
  readonly leftRearfoot?: number;
  readonly rightRearfoot?: number;
}

export interface SideAngles {
  /** From the seventh cervical vertebra to the tragus against the floor: smaller with the head forward. */
  readonly craniovertebral?: number;
  /** From hip to shoulder against the vertical: positive is forward. */
  readonly trunk?: number;
  /** From the back to the front of the pelvis against the floor: positive where the front is lower. */
  readonly pelvis?: number;
  /** Deviation of hip, knee and ankle from a straight line: positive is bent, negative overstretched. */
  readonly knee?: number;
}

export function frontAngles(view: FrontView): FrontAngles {
  return {
    // The person faces the camera: their right side is on the left of the picture.
    ...angle('head', view.rightEye, view.leftEye, rise),
    ...angle('shoulders', view.rightShoulder, view.leftShoulder, rise),
    ...angle('pelvis', view.rightPelvis, view.leftPelvis, rise),
    ...bend('leftKnee', view.leftHip, view.leftKnee, view.leftAnkle, -1),
    ...bend('rightKnee', view.rightHip, view.rightKnee, view.rightAnkle, 1),
  };
}

export function backAngles(view: BackView): BackAngles {
  return {
    ...bend('leftRearfoot', view.leftCalf, view.leftAchilles, view.leftHeel, 1),
    ...bend('rightRearfoot', view.rightCalf, view.rightAchilles, view.rightHeel, -1),
  };
}

export function sideAngles(view: SideView): SideAngles {
  const forward = view.facing === 'right' ? 1 : -1;
  const ahead = (from: Landmark, to: Landmark) => degrees(from.y - to.y, (to.x - from.x) * forward);
  return {
    ...angle('craniovertebral', view.c7, view.tragus, ahead),
    ...angle('trunk', view.hip, view.shoulder, (from, to) =>
      degrees((to.x - from.x) * forward, from.y - to.y),
    ),
    ...angle('pelvis', view.backPelvis, view.frontPelvis, (from, to) => -ahead(from, to)),
    ...bend('knee', view.hip, view.knee, view.ankle, forward),
  };
}

type Direction = (from: Landmark, to: Landmark) => number;

/** The angle of a line to the right of the picture against the floor: positive where it rises. */
function rise(from: Landmark, to: Landmark): number {
  return degrees(from.y - to.y, to.x - from.x);
}

function angle<Name extends string>(
  name: Name,
  from: Landmark | undefined,
  to: Landmark | undefined,
  direction: Direction,
): { readonly [name in Name]?: number } {
  if (!from || !to) return {};
  return { [name]: direction(from, to) } as { [name in Name]: number };
}

/**
 * The bend of the line through three points: 0 if they are collinear. With `outwards` 1, the bend is positive
 * if the middle point is to the right, in the picture, of the straight line from the first to the last point.
 */
function bend<Name extends string>(
  name: Name,
  first: Landmark | undefined,
  middle: Landmark | undefined,
  last: Landmark | undefined,
  outwards: 1 | -1,
): { readonly [name in Name]?: number } {
  if (!first || !middle || !last) return {};
  const upper = { x: middle.x - first.x, y: middle.y - first.y };
  const lower = { x: last.x - middle.x, y: last.y - middle.y };
  const cross = upper.x * lower.y - upper.y * lower.x;
  const dot = upper.x * lower.x + upper.y * lower.y;
  return { [name]: degrees(cross, dot) * outwards } as { [name in Name]: number };
}

function degrees(opposite: number, adjacent: number): number {
  return (Math.atan2(opposite, adjacent) * 180) / Math.PI;
}
