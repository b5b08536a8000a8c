import type { FootAnalysis } from '../foot-analysis';
import type { RegionLoad } from '../pressure/region-loads';
import type { StepAnalysis } from '../step-analysis';
import type { ReportMeasurement } from '../storage/report-measurement';

export type MeasurementKind = ReportMeasurement['kind'];

export type QuantityGroup = 'pressure' | 'arch' | 'symmetry' | 'gait' | 'posture';

export type Unit = '' | '%' | '°' | 'N' | 'N/s' | 'N·s' | 'cm²' | 'kPa' | 'kPa·s' | 'mm' | 'mm/s' | 's';

/** What the sign of a value means; the words are `measurement.sense.{sense}.plus` and `.minus`. */
export type Sense =
  | 'valgus'
  | 'flexion'
  | 'medial'
  | 'moreLeft'
  | 'leftHigher'
  | 'outwards'
  | 'forward'
  | 'anterior';

/**
 * A measured quantity. The words name it in `measurement.quantity.{key}` and describe its computation in
 * `measurement.how.{key}`. Its reference range is in `references.ts`.
 */
export interface Quantity {
  readonly unit: Unit;
  /** Number of displayed decimals. */
  readonly digits: number;
  readonly group: QuantityGroup;
  readonly kinds: readonly MeasurementKind[];
  /** Source of the definition, shown with its explanation; absent where the name says it all. */
  readonly source?: string;
  readonly sense?: Sense;
  /** Place in the table of values for customers; the table omits a quantity without a place. */
  readonly annex?: number;
}

/** A quantity of a foot or a leg. Posture angles have no `ofStep`. */
export interface SideQuantityFacts extends Quantity {
  readonly of: 'side';
  /** Place among the main figures of a foot in the report; undefined if it is not a main figure. */
  readonly main?: number;
  /**
   * The value of one step; that of a foot is the mean of its complete steps. The single frame of a standing foot is
   * treated as a step of one second, so that shares of the impulse equal shares of the force.
   */
  readonly ofStep?: (step: StepAnalysis, foot: FootAnalysis) => number | undefined;
}

export interface PersonQuantityFacts extends Quantity {
  readonly of: 'person';
}

export interface RegionQuantityFacts extends Quantity {
  readonly of: 'region';
  /** Kinds of report whose table of regions has a column for the quantity. */
  readonly column?: readonly MeasurementKind[];
  /** Whether the table of left-right differences contains the quantity. */
  readonly isCompared?: true;
  readonly read: (
    load: RegionLoad,
    step: StepAnalysis,
    /** Body weight; undefined where it is unknown. */
    weight_kg: number | undefined,
  ) => number | undefined;
}
