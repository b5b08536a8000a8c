import { symmetryIndex } from '../pressure/symmetry-index';
import type { PressureMeasurement, ReportMeasurement } from '../storage/report-measurement';
import type { Findings, PersonValues, SideFindings } from './findings';
import { dynamicFeet, staticFeet } from './foot-findings';
import { postureFindings } from './posture-findings';

export function findingsOf(measurement: ReportMeasurement): Findings {
  if (measurement.kind === 'posture') return postureFindings(measurement);
  const feetOf = measurement.kind === 'static' ? staticFeet : dynamicFeet;
  const { left, right } = feetOf(measurement.recordings);
  return { kind: measurement.kind, left, right, person: between(measurement.kind, left, right) };
}

/** Compares the forces of standing feet, and the impulses of walking ones. */
function between(
  kind: PressureMeasurement['kind'],
  { values: left }: SideFindings,
  { values: right }: SideFindings,
): PersonValues {
  const load = kind === 'static' ? 'peakForce' : 'impulse';
  const [ofLeft, ofRight] = [left[load], right[load]];
  if (ofLeft === undefined || ofRight === undefined || ofLeft + ofRight === 0) return {};
  const leftShare = (ofLeft / (ofLeft + ofRight)) * 100;
  return {
    leftShare,
    rightShare: 100 - leftShare,
    symmetryIndex: symmetryIndex(ofLeft, ofRight),
  };
}
