import type { FootAnalysis } from '../foot-analysis';
import type { RegionLoad } from '../pressure/region-loads';
import type { StepAnalysis } from '../step-analysis';
import type { ReportMeasurement } from '../storage/report-measurement';

export type MeasurementKind = ReportMeasurement['kind'];

export type QuantityGroup = 'pressure' | 'arch' | 'symmetry' | 'gait' | 'posture';

export type Unit = '' | '%' | '°' | 'N' | 'N/s' | 'N·s' | 'cm²' | 'kPa' | 'kPa·s' | 'mm' | 'mm/s' | 's';

/**
 * A quantity that is found in measurements. Its name is in the words `measurement.quantity.{key}`, how it is
 * computed in `measurement.how.{key}`, its reference range in `references.ts`.
 */
export interface Quantity {
  readonly unit: Unit;
  /** Decimals that are shown. */
  readonly digits: number;
  readonly group: QuantityGroup;
  readonly kinds: readonly MeasurementKind[];
  /** Of its definition; absent where the name says it all. */
  readonly source?: string;
}

/** A quantity of a foot or a leg. What has no reader is an angle of the posture. */
export interface SideQuantityFacts extends Quantity {
  readonly of: 'side';
  /**
   * Of one step; the value of a foot is the mean of its complete steps. The one frame of a foot that stands is
   * read as a step of a second, so that shares of its impulse are those of its force.
   */
  readonly ofStep?: (step: StepAnalysis, foot: FootAnalysis) => number | undefined;
}

export interface PersonQuantityFacts extends Quantity {
  readonly of: 'person';
}

/** A quantity of a region of a foot. */
export interface RegionQuantityFacts extends Quantity {
  readonly of: 'region';
  readonly read: (
    load: RegionLoad,
    step: StepAnalysis,
    /** Of the person; undefined where it is not known. */
    weight_kg: number | undefined,
  ) => number | undefined;
}
