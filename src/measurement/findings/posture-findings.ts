import { backAngles, frontAngles, sideAngles } from '../posture/posture-angles';
import type { PostureMeasurement } from '../storage/report-measurement';
import type { Findings, SideValues } from './findings';

/** The angles of all views. What both side views show of the person is the mean of them. */
export function postureFindings({ front, back, left, right }: PostureMeasurement): Findings {
  const fromFront = front ? frontAngles(front) : {};
  const fromBack = back ? backAngles(back) : {};
  const fromLeft = left ? sideAngles(left) : {};
  const fromRight = right ? sideAngles(right) : {};
  const both = (name: 'craniovertebral' | 'trunk' | 'pelvis') => meanOf(fromLeft[name], fromRight[name]);
  return {
    kind: 'posture',
    left: side(fromFront.leftKnee, fromBack.leftRearfoot, fromLeft.knee),
    right: side(fromFront.rightKnee, fromBack.rightRearfoot, fromRight.knee),
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

function side(
  kneeAngle: number | undefined,
  rearfootAngle: number | undefined,
  kneeFlexion: number | undefined,
): { readonly values: SideValues } {
  return { values: known({ kneeAngle, rearfootAngle, kneeFlexion }) };
}

function meanOf(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (one + other) / 2;
}

function known<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
