import type { Analysis, Person } from '../../measurement/analysis';
import type {
  PostureMeasurement,
  ReportMeasurement,
  StoredMeasurement,
} from '../../measurement/storage/report-measurement';

/** What the worker is given: a measurement as a report holds it, or one that was read from files. */
export interface AnalysisRequest {
  readonly stored?: StoredMeasurement;
  readonly measurement?: ReportMeasurement;
  readonly person: Person;
}

export interface AnalysedMeasurement {
  readonly analysis: Analysis;
  /** The views that a posture was computed from. */
  readonly posture: PostureMeasurement | undefined;
}

/** `undefined` is a measurement that is damaged. */
export type AnalysisAnswer = AnalysedMeasurement | undefined;
