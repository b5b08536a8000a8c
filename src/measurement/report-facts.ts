import type { AnalysisResult, Person } from './analysis';
import type { Need } from './findings/need';

/** Facts that a report shows and that depend on other records; stored when the report is evaluated. */
export interface ReportFacts {
  /** Null without a measurement, or with a damaged one. */
  readonly analysis: AnalysisResult | null;
  readonly person: Person;
  readonly products: readonly { readonly id: number; readonly needs: readonly Need[] }[];
}
