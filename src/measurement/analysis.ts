import type { Evidence, Finding } from './findings/finding';
import type { PersonQuantity, RegionQuantity, SideQuantity } from './findings/quantities';
import type { MeasurementKind } from './findings/quantity';
import type { AnalysedFeet, FootAnalysis } from './foot-analysis';
import type { RegionName } from './footprint/region-mask';
import type { PressureRecording, Side, Surface } from './recording';
import type { MeanStep, StepAnalysis } from './step-analysis';

/**
 * Version of stored results and pictures; those of another version are recomputed. Increment it when a figure, a finding
 * or the picture changes.
 */
export const analysisVersion = 5;

/** Facts about a person that affect how values are interpreted; unknown ones are absent. */
export interface Person {
  /** Years. */
  readonly age?: number;
  readonly sex?: 'female' | 'male';
  readonly height_cm?: number;
  readonly weight_kg?: number;
  /** European size. */
  readonly shoeSize?: number;
}

/**
 * The value of a quantity, in the unit of its entry in `quantities`: the mean of `n` complete steps of all recordings
 * of the foot, with the sample standard deviation where there are two or more. Values of other measurements than
 * walking have neither `sd` nor `n`.
 */
export interface Value {
  readonly value: number;
  readonly sd?: number;
  readonly n?: number;
}

export type SideValues = { readonly [name in SideQuantity]?: Value };
export type PersonValues = { readonly [name in PersonQuantity]?: Value };
export type RegionValues = { readonly [name in RegionQuantity]?: Value };

/** The results for one foot or leg. */
export interface SideResult {
  /** Number of complete steps of all recordings of the foot, from which its values are computed; 0 when standing. */
  readonly steps: number;
  /** Number of steps that are cut off; no value includes them. */
  readonly cutOff: number;
  readonly values: SideValues;
  readonly regions?: Readonly<Record<RegionName, RegionValues>>;
}

/**
 * The results of a measurement as plain JSON, which is stored with the report. The report page, the shared page,
 * fusion, recommendations and lists read it. Values that cannot be computed are absent.
 */
export interface AnalysisResult {
  readonly version: number;
  readonly kind: MeasurementKind;
  /** Absent for postures. */
  readonly surface?: Surface;
  /** The age in years for which reference ranges were chosen; absent where it is unknown. */
  readonly age?: number;
  readonly left: SideResult;
  readonly right: SideResult;
  readonly person: PersonValues;
  /** Values that contradict what is known about the person, with their limits; absent without any. */
  readonly mismatches?: readonly Evidence[];
  /** The most important first. */
  readonly findings: readonly Finding[];
}

/** A foot of a recording, its steps and their mean; `meanStep` is absent without a complete one. */
export interface AnalysedFoot extends FootAnalysis {
  readonly stepAnalyses: readonly StepAnalysis[];
  readonly meanStep: MeanStep | undefined;
}

/** A recording, with the data for its pictures and tables. */
export interface AnalysedRecording extends AnalysedFeet {
  /** The recording with its noise; only pictures use it. */
  readonly recording: PressureRecording;
  readonly feet: readonly AnalysedFoot[];
  /** The named side of a single foot. */
  readonly side: Side | undefined;
  /** Force in N of each frame, all feet together. */
  readonly forces: Float64Array;
}

/** The output of `analyse`: the result, and the analysed recordings. */
export interface Analysis extends AnalysisResult {
  readonly recordings: readonly AnalysedRecording[];
}

/** The part of an analysis that is stored. */
export function resultOf({ recordings: _, ...result }: Analysis): AnalysisResult {
  return result;
}
