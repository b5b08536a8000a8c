import type { FootAnalysis } from './foot-analysis';
import { type FootEdges, footEdges } from './footprint/foot-edges';
import { footprintOf, shapeOf } from './footprint/footprint';
import { progressionAngle_deg } from './footprint/progression-angle';
import { archIndex } from './pressure/arch-index';
import { highest, impulse_Ns } from './pressure/force';
import { type LoadShares, loadShares, mediolateralBalance } from './pressure/load-shares';
import { loadingRate_N_per_s } from './pressure/loading-rate';
import { type MeanCurve, meanAndDeviation, meanCurve } from './pressure/mean-curve';
import { type PathExcursion, pathExcursion } from './pressure/path-excursion';
import { type RegionLoads, regionLoads } from './pressure/region-loads';
import { type StancePhases, stancePhases } from './pressure/stance-phases';
import { loadedRange, type Step } from './pressure/steps';
import { cellArea_cm2, type PressureRecording } from './recording';

/** The results of one step. Results that the data do not allow are absent. */
export interface StepAnalysis {
  readonly step: Step;
  /** Force in N of each frame of the step. */
  readonly forces: Float64Array;
  readonly contactTime_s: number;
  readonly impulse_Ns: number;
  readonly peakForce_N: number;
  readonly peakPressure_kPa: number;
  /** Mean of the highest pressures of all loaded cells. */
  readonly meanPressure_kPa: number;
  readonly contactArea_cm2: number;
  readonly archIndex: number | undefined;
  readonly loadingRate_N_per_s: number | undefined;
  readonly regions: RegionLoads | undefined;
  readonly shares: LoadShares | undefined;
  readonly balance_percent: number | undefined;
  /** Sum over all regions. */
  readonly regionImpulse_Ns: number;
  readonly phases: StancePhases | undefined;
  readonly excursion: PathExcursion | undefined;
  /** Only for plates: an insole does not know the walking direction. */
  readonly progressionAngle_deg: number | undefined;
}

/** `recording`: the recording without noise in which the foot was found. */
export function analyseSteps(recording: PressureRecording, foot: FootAnalysis): readonly StepAnalysis[] {
  const edges = edgesOf(foot);
  return foot.steps.map((step) => analyseStep(recording, foot, step, edges));
}

function edgesOf({ footprint, axis, side }: FootAnalysis): FootEdges | undefined {
  return axis && side && footEdges(shapeOf(footprint), axis, side);
}

export function analyseStep(
  recording: PressureRecording,
  foot: FootAnalysis,
  step: Step,
  edges = edgesOf(foot),
): StepAnalysis {
  const seconds = recording.frameInterval_s;
  const forces = foot.forces.slice(step.start, step.end + 1);
  const isOnly = foot.steps.every((other) => other === step || other.cutOff) && !step.cutOff;
  const footprint = isOnly ? foot.footprint : footprintOf(recording, [step], foot.cells);
  const { axis, side, mask } = foot;
  const regions = mask && regionLoads(recording, step, mask);
  const loaded = loadedRange(foot.forces, step);
  const path = foot.path.slice(loaded.start, loaded.end + 1);
  return {
    step,
    forces,
    contactTime_s: forces.length * seconds,
    impulse_Ns: impulse_Ns(forces, seconds),
    peakForce_N: highest(forces),
    peakPressure_kPa: highest(footprint.peaks),
    meanPressure_kPa:
      footprint.cells.reduce((sum, { index }) => sum + (footprint.peaks[index] ?? 0), 0) /
      Math.max(1, footprint.cells.length),
    contactArea_cm2: footprint.cells.length * cellArea_cm2(recording),
    archIndex: isOnly ? foot.archIndex : axis && mask && archIndex(footprint, axis, mask),
    loadingRate_N_per_s: loadingRate_N_per_s(forces, seconds),
    regions,
    shares: regions && loadShares(regions),
    balance_percent: regions && mediolateralBalance(regions),
    regionImpulse_Ns: Object.values(regions ?? {}).reduce((sum, { impulse_Ns: own }) => sum + own, 0),
    phases: regions && stancePhases(regions, loaded, seconds),
    excursion:
      axis &&
      edges &&
      mask &&
      pathExcursion(path, axis, edges, {
        footLength_mm: mask.scaleLength_mm,
        frameInterval_s: seconds,
      }),
    progressionAngle_deg:
      axis && side && recording.surface === 'plate' ? progressionAngle_deg(axis, side) : undefined,
  };
}

/** The mean of the complete steps of a foot, with the standard deviation. */
export interface MeanStep {
  readonly steps: number;
  readonly forces: MeanCurve;
  /**
   * Distance of the centre of pressure from the foot axis, positive is medial; absent where a step does not have the
   * shape of a foot.
   */
  readonly course_mm: MeanCurve | undefined;
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
  const complete = analyses.filter(({ step }) => !step.cutOff);
  const forces = meanCurve(complete.map((one) => one.forces));
  if (!forces) return undefined;
  return {
    steps: complete.length,
    forces,
    course_mm: meanCurve(complete.flatMap(({ excursion }) => (excursion ? [excursion.course_mm] : []))),
    contactTime_s: meanAndDeviation(complete.map((one) => one.contactTime_s)),
    impulse_Ns: meanAndDeviation(complete.map((one) => one.impulse_Ns)),
    peakForce_N: meanAndDeviation(complete.map((one) => one.peakForce_N)),
  };
}
