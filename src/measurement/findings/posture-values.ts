import type { PersonValues, SideValues } from '../analysis';
import { backAngles, frontAngles, sideAngles } from '../posture/posture-angles';
import type { PostureMeasurement } from '../storage/report-measurement';

interface PostureValues {
  readonly left: SideValues;
  readonly right: SideValues;
  readonly person: PersonValues;
}

/** The angles of all views. An angle that both side views show is the mean of the two. */
export function postureValues({ front, back, left, right }: PostureMeasurement): PostureValues {
  const fromFront = front ? frontAngles(front) : {};
  const fromBack = back ? backAngles(back) : {};
  const fromLeft = left ? sideAngles(left) : {};
  const fromRight = right ? sideAngles(right) : {};
  const both = (name: 'craniovertebral' | 'trunk' | 'pelvis') => meanOf(fromLeft[name], fromRight[name]);
  return {
    left: known({
      kneeAngle: fromFront.leftKnee,
      rearfootAngle: fromBack.leftRearfoot,
      kneeFlexion: fromLeft.knee,
    }),
    right: known({
      kneeAngle: fromFront.rightKnee,
      rearfootAngle: fromBack.rightRearfoot,
      kneeFlexion: fromRight.knee,
    }),
    person: known({
      headTilt: fromFront.head,
      shoulderTilt: fromFront.shoulders,
      pelvicObliquity: fromFront.pelvis,
      craniovertebral: both('craniovertebral'),
      trunkLean: both('trunk'),
      pelvicTilt: both('pelvis'),
    }),
  };
}

function meanOf(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (one + other) / 2;
}

function known(values: Readonly<Record<string, number | undefined>>): SideValues & PersonValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
  );
}
