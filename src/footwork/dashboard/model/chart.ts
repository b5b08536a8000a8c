/** A chart of the dashboard: what it counts, by a rollup, and how it is drawn. Its title is `dashboard.{name}Title`. */
export interface Chart {
  /** Place among the charts. */
  readonly order: number;
  readonly kind: 'column' | 'bar' | 'line' | 'pie' | 'funnel' | 'radar';
  /** One count, or several that each contribute steps. */
  readonly counts: readonly [Count, ...Count[]];
}

/**
 * Records that are counted in groups. A caller that may not list the records, or not read one of the fields,
 * gets no numbers of them.
 */
export interface Count {
  readonly entity: string;
  /** A rollup that the schema of the entity declares; its fields are the columns of that rollup. */
  readonly rollup: string;
  /** Only records whose field `day` lies within the last `days` days, today included. */
  readonly last?: { readonly day: string; readonly days: number };
  /** The field whose values are the rows of the chart. If it is the field of `last`, each day is a row. */
  readonly rows: string;
  /** Title of the rows, below `dashboard`; default `day`. */
  readonly rowTitle?: string;
  /** Title of the counted records, below `dashboard`. */
  readonly counted: string;
  /** The field whose values are the series; `values` names and orders them. Default: one series. */
  readonly series?: { readonly field: string; readonly values?: readonly string[] };
  /** Two series: the days of `last`, and as many days before. */
  readonly isCompared?: true;
  /**
   * Maximum number of rows: those with the most records. `rows` is then a reference, and each row has the
   * label of the referenced record.
   */
  readonly most?: number;
  /**
   * Rows of a funnel. Each counts the records whose field `rows` has the value `is`, or another value than
   * `isNot`; without both, all records.
   */
  readonly steps?: readonly Step[];
}

export interface Step {
  /** The label is `dashboard.step.{name}`. */
  readonly name: string;
  readonly is?: string;
  readonly isNot?: string;
}

/** Keeps the literal types of a chart. */
export function defineChart(chart: Chart): Chart {
  return chart;
}

/** The columns by which the records are grouped. */
export function groupedBy({ rows, series, isCompared, last }: Count): readonly string[] {
  if (series) return [rows, series.field];
  return isCompared && last ? [rows, last.day] : [rows];
}

/** Charts by their names, from the modules of `charts`. */
export function chartsIn(
  modules: Readonly<Record<string, Chart>>,
): readonly (readonly [name: string, chart: Chart])[] {
  return Object.entries(modules)
    .map(([file, chart]) => [file.replace(/^.*\/|\.ts$/g, ''), chart] as const)
    .sort(([, one], [, other]) => one.order - other.order);
}
