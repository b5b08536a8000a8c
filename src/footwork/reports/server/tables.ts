import type { ColumnType, JSONColumnType } from 'kysely';
import type { AnalysisResult } from '../../../measurement/analysis';
import type { MeasurementPicture } from '../../../measurement/picture';
import type { ReportFacts } from '../../../measurement/report-facts';

/** The stored analysis of a report's measurement. */
interface ReportAnalysisTable {
  report_id: number;
  /** Version of the analysis, see `analysisVersion`. */
  version: number;
  /** A digest of the facts about the customer that the analysis used. */
  basis: string;
  /** Inserted as JSON text. */
  result: JSONColumnType<AnalysisResult>;
}

/** The stored picture of a report's measurement. */
interface ReportPictureTable {
  report_id: number;
  /** Version of the analysis that it was made of, see `analysisVersion`. */
  version: number;
  /** Inserted as JSON text. `damaged` of a measurement that cannot be unpacked. */
  picture: ColumnType<MeasurementPicture | 'damaged', string, string>;
}

/** The facts that an evaluated report shows, as they were at its evaluation. */
interface ReportEvaluationTable {
  report_id: number;
  /** Inserted as JSON text. */
  facts: JSONColumnType<ReportFacts>;
}

declare module '#engine/server/database/system-tables' {
  interface SystemTables {
    'footwork.report_analysis': ReportAnalysisTable;
    'footwork.report_picture': ReportPictureTable;
    'footwork.report_evaluation': ReportEvaluationTable;
  }
}

/** Creates the tables of this feature in the system schema. */
export default [
  `create table if not exists footwork.report_analysis (
    report_id bigint primary key,
    version integer not null,
    basis text not null,
    result jsonb not null
  )`,
  `create table if not exists footwork.report_picture (
    report_id bigint primary key,
    version integer not null,
    picture jsonb not null
  )`,
  `create table if not exists footwork.report_evaluation (
    report_id bigint primary key,
    facts jsonb not null
  )`,
] as const;
