/** How the numbers are drawn. `bar` is horizontal; `funnel` shows the steps of a process. */
export type ChartKind = 'column' | 'bar' | 'line' | 'pie' | 'funnel' | 'radar';

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** One value for each series; null if missing. */
  readonly values: readonly (number | null)[];
  /** Path of the records that the row counts. */
  readonly to?: string | undefined;
}

export interface ChartData {
  /** Title of the row labels: "Day". */
  readonly rowTitle: string;
  /** Titles of the values. Pies and funnels have one series. */
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

export function isEmptyChart({ rows }: ChartData): boolean {
  return rows.every(({ values }) => values.every((value) => !value));
}
