import type { Analysis, Person } from '../../../../measurement/analysis';
import type {
  PostureMeasurement,
  ReportMeasurement,
  StoredMeasurement,
} from '../../../../measurement/storage/report-measurement';

/** Input of the worker: a stored measurement, or one that was read from files. */
export interface AnalysisRequest {
  readonly stored?: StoredMeasurement;
  readonly measurement?: ReportMeasurement;
  readonly person: Person;
}

export interface AnalysedMeasurement {
  readonly analysis: Analysis;
  /** The views from which a posture was computed. */
  readonly posture: PostureMeasurement | undefined;
}

/** `undefined` if the measurement is damaged. */
export type AnalysisAnswer = AnalysedMeasurement | undefined;
