import type { G2Spec } from '@antv/g2';
import type { CustomerLanguage } from '../../schema/contract/language';
import { numberFormat } from '../i18n/format/number';
import type { ChartColours } from './chart-colours';
import type { ChartData, ChartKind, ChartRow } from './chart-data';

export interface Datum {
  /** Key of the row; labels may repeat. */
  readonly key: string;
  readonly label: string;
  readonly series: string;
  readonly value: number;
  readonly row: ChartRow;
}

const keyField = 'key' satisfies keyof Datum;
const nameField = 'label' satisfies keyof Datum;
const amountField = 'value' satisfies keyof Datum;
const seriesField = 'series' satisfies keyof Datum;

export function chartSpec(
  kind: ChartKind,
  chart: ChartData,
  colours: ChartColours,
  language: CustomerLanguage,
): G2Spec {
  const data = pointsOf(chart);
  const marks = marksOf(kind, chart, data, colours, language);
  return {
    type: 'view',
    autoFit: true,
    data,
    theme: { type: colours.isDark ? 'dark' : 'light', view: { viewFill: 'transparent' } },
    children: marks.map((mark) => ({ ...mark, animate: false })),
  };
}

type Mark = Readonly<Record<string, unknown>>;

function marksOf(
  kind: ChartKind,
  { rows, series }: ChartData,
  points: readonly Datum[],
  colours: ChartColours,
  language: CustomerLanguage,
): readonly Mark[] {
  const many = series.length > 1;
  const [first] = colours.series;
  const number = numberFormat(language);
  const valueFormatter = (amount: number) => number.format(amount);
  const labels = new Map(rows.map(({ key, label }) => [key, label]));
  const names = { title: false, labelFormatter: (key: string) => labels.get(key) ?? key };
  const ink = { labelFill: colours.muted, labelOpacity: 1, labelFillOpacity: 1 };
  const lines = { grid: true, gridStroke: colours.line, gridStrokeOpacity: 1, gridLineDash: [0, 0] };
  const isCount = points.every(({ value }) => Number.isInteger(value));
  const isNegative = points.some(({ value }) => value < 0);
  const amounts = {
    ...ink,
    ...lines,
    title: false,
    labelFormatter: valueFormatter,
    ...(isCount && { tickFilter: Number.isInteger }),
  };
  const color = { range: colours.series, ...(many && { domain: [...series] }) };
  const tooltip = { title: nameField, items: [{ channel: 'y', valueFormatter }] };
  const shared = {
    encode: { x: keyField, y: amountField, ...(many && { color: seriesField }) },
    scale: { y: { ...(isNegative ? {} : { domainMin: 0 }), nice: true }, color },
    axis: { x: { ...ink, ...names, labelAutoHide: true, labelAutoRotate: false }, y: amounts },
    tooltip,
    legend: many && {
      color: {
        itemLabelFill: colours.text,
        itemMarker: 'square',
        position: 'bottom',
        layout: { justifyContent: 'center' },
      },
    },
    ...(!many && { style: { fill: first } }),
  };
  const bars = {
    ...shared,
    type: 'interval',
    interaction: { tooltip: { shared: true }, elementHighlight: { background: true } },
  };
  const stacked = many ? [{ type: 'stackY' }] : [];
  const transposed = { transform: [{ type: 'transpose' }] };

  // A radar chart needs three axes.
  if (kind === 'radar' && rows.length < 3) return [{ ...bars, transform: many ? [{ type: 'dodgeX' }] : [] }];
  switch (kind) {
    case 'column':
      return [{ ...bars, transform: stacked }];
    case 'bar':
      return [{ ...bars, coordinate: transposed, transform: stacked }];
    case 'line':
      return [
        {
          ...shared,
          type: 'line',
          interaction: { tooltip: { shared: true } },
          style: many ? {} : { stroke: first, lineWidth: 2 },
        },
        {
          type: 'point',
          encode: { ...shared.encode, size: 3, shape: 'circle' },
          style: many ? {} : { fill: first },
          tooltip: false,
        },
      ];
    case 'pie':
      return [
        {
          type: 'interval',
          coordinate: { type: 'theta', innerRadius: 0.6 },
          transform: [{ type: 'stackY', reverse: true }],
          encode: { y: amountField, color: nameField },
          // The default scale of amounts rounds its end, which would leave a gap in the ring.
          scale: { color },
          legend: { color: { itemLabelFill: colours.text, position: 'right', rowPadding: 6 } },
          tooltip: { title: nameField, items: [{ field: amountField, valueFormatter }] },
        },
      ];
    case 'funnel':
      return [
        {
          type: 'interval',
          coordinate: transposed,
          transform: [{ type: 'symmetryY' }],
          encode: { ...shared.encode, color: nameField, shape: 'funnel' },
          scale: { ...shared.scale, x: { padding: 0 } },
          axis: false,
          legend: false,
          tooltip,
          labels: [
            {
              text: (one: Datum) => `${one.label} ${number.format(one.value)}`,
              position: 'inside',
              fill: colours.text,
              stroke: colours.surface,
              lineWidth: 3,
              lineJoin: 'round',
              fontSize: 13,
            },
          ],
        },
      ];
    case 'radar': {
      const corners = { padding: 0.5, align: 0 };
      return [
        {
          ...shared,
          type: 'line',
          coordinate: { type: 'polar' },
          scale: { ...shared.scale, x: corners },
          axis: {
            x: { ...ink, ...lines, ...names, line: true },
            y: { ...amounts, line: true, zIndex: 1, gridAreaFill: 'transparent', label: false },
          },
          interaction: { tooltip: { style: { crosshairsLineDash: [4, 4] } } },
        },
        {
          type: 'area',
          encode: shared.encode,
          scale: { x: corners },
          style: { fillOpacity: 0.15 },
          tooltip: false,
        },
      ];
    }
  }
}

function pointsOf({ rows, series }: ChartData): readonly Datum[] {
  return rows.flatMap((row) =>
    row.values.flatMap((value, at) =>
      value === null ? [] : [{ key: row.key, label: row.label, series: series[at] ?? '', value, row }],
    ),
  );
}
