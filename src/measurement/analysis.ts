import type { Finding } from './findings/finding';
import type { PersonQuantity, RegionQuantity, SideQuantity } from './findings/quantities';
import type { MeasurementKind } from './findings/quantity';
import type { AnalysedFeet, FootAnalysis } from './foot-analysis';
import type { RegionName } from './footprint/region-mask';
import type { PressureRecording, Side, Surface } from './recording';
import type { MeanStep, StepAnalysis } from './step-analysis';

/** Of stored results: those of another version are computed again. Raise it where a figure or a finding changes. */
export const analysisVersion = 2;

/** What of a person decides how values are read. What is not known is absent. */
export interface Person {
  /** Years. */
  readonly age?: number;
  readonly sex?: 'female' | 'male';
  readonly height_cm?: number;
  readonly weight_kg?: number;
  /** EU. */
  readonly shoeSize?: number;
}

/**
 * The one value of a quantity, in the unit of its entry in `quantities`: the mean of `n` complete steps of all
 * recordings of the foot, with their standard deviation (of the sample) where there are two or more. What is
 * no walk has neither.
 */
export interface Value {
  readonly value: number;
  readonly sd?: number;
  readonly n?: number;
}

export type SideValues = { readonly [name in SideQuantity]?: Value };
export type PersonValues = { readonly [name in PersonQuantity]?: Value };
export type RegionValues = { readonly [name in RegionQuantity]?: Value };

/** What was found of one foot or leg. */
export interface SideResult {
  /** Complete steps of all recordings of the foot: what its values rest on. 0 of what stands. */
  readonly steps: number;
  /** Steps that are cut off, and take part in nothing. */
  readonly cutOff: number;
  readonly values: SideValues;
  readonly regions?: Readonly<Record<RegionName, RegionValues>>;
}

/**
 * What follows from a measurement, as plain JSON: it is stored with the report, and read by report page, shared
 * page, fusion, recommendations and lists. What cannot be computed is absent.
 */
export interface AnalysisResult {
  readonly version: number;
  readonly kind: MeasurementKind;
  /** Absent of a posture. */
  readonly surface?: Surface;
  /** Of the person, in years, as the ranges were chosen by it; absent where it is not known. */
  readonly age?: number;
  readonly left: SideResult;
  readonly right: SideResult;
  readonly person: PersonValues;
  /** The most important first. */
  readonly findings: readonly Finding[];
}

/** A foot of a recording, its steps and their mean; `meanStep` is absent without a complete one. */
export interface AnalysedFoot extends FootAnalysis {
  readonly stepAnalyses: readonly StepAnalysis[];
  readonly meanStep: MeanStep | undefined;
}

/** A recording and what pictures and tables of it show. */
export interface AnalysedRecording extends AnalysedFeet {
  /** As it was recorded: only pictures show it. */
  readonly recording: PressureRecording;
  readonly feet: readonly AnalysedFoot[];
  /** What was said of a single foot. */
  readonly side: Side | undefined;
  /** kPa, the highest of each cell, noise included. */
  readonly peaks: Float32Array;
  /** N in each frame, of all feet. */
  readonly forces: Float64Array;
}

/** What `analyse` gives: the result, and the recordings that it rests on. */
export interface Analysis extends AnalysisResult {
  readonly recordings: readonly AnalysedRecording[];
}

/** What is stored of an analysis. */
export function resultOf({ recordings: _, ...result }: Analysis): AnalysisResult {
  return result;
}
