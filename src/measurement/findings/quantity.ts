import type { ReportMeasurement } from '../storage/report-measurement';

export type MeasurementKind = ReportMeasurement['kind'];

/** What healthy adults show, both ends included. */
export interface NormalRange {
  readonly from: number;
  readonly to: number;
}

export type QuantityGroup = 'pressure' | 'arch' | 'symmetry' | 'gait' | 'posture';

export interface Quantity {
  readonly unit: '' | '%' | '°' | 'N' | 'N/s' | 'N·s' | 'cm²' | 'kPa' | 'mm' | 's';
  /** Decimals that are shown. */
  readonly digits: number;
  /** A value of each foot or leg, or one of the person. */
  readonly of: 'side' | 'person';
  readonly group: QuantityGroup;
  readonly kinds: readonly MeasurementKind[];
  /** Only for the kinds and quantities of which the literature or the practice of screening gives one. */
  readonly normal?: { readonly [kind in MeasurementKind]?: NormalRange };
}
