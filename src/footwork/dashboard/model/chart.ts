/** A chart of the dashboard: what it counts, by a rollup, and how it is drawn. Its title is `dashboard.{name}Title`. */
export interface Chart {
  /** Place among the charts. */
  readonly order: number;
  readonly kind: 'column' | 'bar' | 'line' | 'pie' | 'funnel' | 'radar';
  /** One; or several that each contribute steps. */
  readonly counts: readonly [Count, ...Count[]];
}

/** Records in groups. A caller who may not list the records, or not read one of the fields, has no chart of them. */
export interface Count {
  readonly entity: string;
  /** A rollup that the schema of the entity declares; its fields are the columns of that rollup. */
  readonly rollup: string;
  /** Only records whose field `day` lies within the last `days` days, today included. */
  readonly last?: { readonly day: string; readonly days: number };
  /** The field whose values are the rows of the chart; that of `last` makes each day a row. */
  readonly rows: string;
  /** Title of the rows, below `dashboard`; default `day`. */
  readonly rowTitle?: string;
  /** Title of the counted records, below `dashboard`. */
  readonly counted: string;
  /** The field whose values are the series, in this order where `values` names them. Default: one series. */
  readonly series?: { readonly field: string; readonly values?: readonly string[] };
  /** Two series: the days of `last`, and as many days before. */
  readonly isCompared?: true;
  /** Only the rows with the most records; `rows` is a reference then, and the label of its record the row's. */
  readonly most?: number;
  /** Rows of a funnel: the records whose field `rows` has a value, or has another one; else all. */
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
