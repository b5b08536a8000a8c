import type { AnalysisResult, Person } from './analysis';
import type { Need } from './findings/need';

/** What customers see of a report that follows from other records: kept as it was when the report was evaluated. */
export interface ReportFacts {
  /** Null without a measurement, or where it is damaged. */
  readonly analysis: AnalysisResult | null;
  readonly person: Person;
  readonly products: readonly { readonly id: number; readonly needs: readonly Need[] }[];
}
