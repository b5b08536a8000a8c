/** How numbers are drawn: columns, bars from the left, lines, shares of a whole, steps of a way, or a web. */
export type ChartKind = 'column' | 'bar' | 'line' | 'pie' | 'funnel' | 'radar';

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** One for each series; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Where the records are that were counted. */
  readonly to?: string | undefined;
}

/** The numbers of a chart, and of the table that says the same. */
export interface ChartData {
  /** Names the rows: "Day". */
  readonly rowTitle: string;
  /** Names of the numbers of a row. A chart of shares or steps has one. */
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

export function isEmptyChart({ rows }: ChartData): boolean {
  return rows.every(({ values }) => values.every((value) => !value));
}
