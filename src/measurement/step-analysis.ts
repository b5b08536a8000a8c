import type { FootAnalysis } from './foot-analysis';
import { footEdges } from './footprint/foot-edges';
import { progressionAngle_deg } from './footprint/progression-angle';
import { forceCurve, highest, impulse_Ns } from './pressure/force';
import { type LoadShares, loadShares, mediolateralBalance } from './pressure/load-shares';
import { loadingRate_Ns } from './pressure/loading-rate';
import { type MeanCurve, meanAndDeviation, meanCurve } from './pressure/mean-curve';
import { type PathExcursion, pathExcursion } from './pressure/path-excursion';
import { type RegionLoads, regionLoads } from './pressure/region-loads';
import { type StancePhases, stancePhases } from './pressure/stance-phases';
import type { Step } from './pressure/steps';
import type { PressureRecording } from './recording';

/** What follows from the frames of one step. What the data do not allow is absent. */
export interface StepAnalysis {
  readonly step: Step;
  /** N in each frame of the step. */
  readonly forces: Float64Array;
  readonly contactTime_s: number;
  readonly impulse_Ns: number;
  readonly peakForce_N: number;
  readonly loadingRate_Ns: number | undefined;
  readonly regions: RegionLoads | undefined;
  readonly shares: LoadShares | undefined;
  readonly balance_percent: number | undefined;
  readonly phases: StancePhases | undefined;
  readonly excursion: PathExcursion | undefined;
  /** Only of a plate: an insole does not know where the person goes. */
  readonly progressionAngle_deg: number | undefined;
}

export function analyseStep(recording: PressureRecording, foot: FootAnalysis, step: Step): StepAnalysis {
  const seconds = recording.frameInterval_s;
  const forces = forceCurve(recording, step, foot.area);
  const { axis, side, mask } = foot;
  const regions = mask && regionLoads(recording, step, mask);
  const edges = axis && side && footEdges(foot.footprint, axis, side);
  const path = foot.path.slice(step.start, step.end + 1);
  return {
    step,
    forces,
    contactTime_s: forces.length * seconds,
    impulse_Ns: impulse_Ns(forces, seconds),
    peakForce_N: highest(forces),
    loadingRate_Ns: loadingRate_Ns(forces, seconds),
    regions,
    shares: regions && loadShares(regions),
    balance_percent: regions && mediolateralBalance(regions),
    phases: regions && stancePhases(regions, step, seconds),
    excursion: axis && edges && pathExcursion(path, axis, edges),
    progressionAngle_deg:
      axis && side && recording.surface === 'plate' ? progressionAngle_deg(axis, side) : undefined,
  };
}

/** The mean of the complete steps of a foot, with their spread (standard deviation). */
export interface MeanStep {
  readonly steps: number;
  readonly forces: MeanCurve;
  readonly contactTime_s: Spread;
  readonly impulse_Ns: Spread;
  readonly peakForce_N: Spread;
}

interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** Absent without a complete step. */
export function meanStep(analyses: readonly StepAnalysis[]): MeanStep | undefined {
  const complete = analyses.filter(({ step }) => step.complete);
  const forces = meanCurve(complete.map((one) => one.forces));
  if (!forces) return undefined;
  return {
    steps: complete.length,
    forces,
    contactTime_s: meanAndDeviation(complete.map((one) => one.contactTime_s)),
    impulse_Ns: meanAndDeviation(complete.map((one) => one.impulse_Ns)),
    peakForce_N: meanAndDeviation(complete.map((one) => one.peakForce_N)),
  };
}
