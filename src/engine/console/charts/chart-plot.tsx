import Bar from '@ant-design/plots/es/components/bar';
import Column from '@ant-design/plots/es/components/column';
import Funnel from '@ant-design/plots/es/components/funnel';
import Line from '@ant-design/plots/es/components/line';
import Pie from '@ant-design/plots/es/components/pie';
import Radar from '@ant-design/plots/es/components/radar';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../i18n/format/number';
import { isDark, onThemeChange } from '../kit/settings/theme';
import type { ChartData, ChartKind, ChartRow } from './chart-data';

interface Props {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly onChoose: (row: ChartRow) => void;
}

interface Datum {
  /** Key of the row; labels may repeat. */
  readonly key: string;
  readonly label: string;
  readonly series: string;
  readonly value: number;
  readonly row: ChartRow;
}

const keyField = 'key' satisfies keyof Datum;
const nameField = 'label' satisfies keyof Datum;

/** The plot, in the colours of the theme. */
export default function ChartPlot({ kind, data, onChoose }: Props) {
  const { i18n } = useTranslation();
  const [theme, setTheme] = useState(colours);
  useEffect(() => onThemeChange(() => setTheme(colours())), []);
  const points = useMemo(() => pointsOf(data), [data]);
  const many = data.series.length > 1;
  const isNegative = points.some(({ value }) => value < 0);
  const labels = useMemo(() => new Map(data.rows.map(({ key, label }) => [key, label])), [data]);
  const names = { labelFormatter: (key: string) => labels.get(key) ?? key };
  const number = numberFormat(i18n.language);
  const ink = { labelFill: theme.muted, labelOpacity: 1, labelFillOpacity: 1 };
  const lines = { grid: true, gridStroke: theme.line, gridStrokeOpacity: 1, gridLineDash: [0, 0] };
  const isCount = points.every(({ value }) => Number.isInteger(value));
  const amounts = {
    ...ink,
    ...lines,
    labelFormatter: (amount: number) => number.format(amount),
    ...(isCount && { tickFilter: Number.isInteger }),
  };
  const shared = {
    data: points,
    xField: keyField,
    yField: 'value',
    autoFit: true,
    animate: false,
    theme: { type: isDark() ? 'dark' : 'light', view: { viewFill: 'transparent' } },
    scale: {
      y: { ...(isNegative ? {} : { domainMin: 0 }), nice: true },
      color: { range: theme.series, ...(many && { domain: [...data.series] }) },
    },
    axis: {
      x: { ...ink, ...names, title: false, labelAutoHide: true, labelAutoRotate: false },
      y: { ...amounts, title: false },
    },
    tooltip: {
      title: nameField,
      items: [{ channel: 'y', valueFormatter: (amount: number) => number.format(amount) }],
    },
    legend: many
      ? {
          color: {
            itemLabelFill: theme.text,
            itemMarker: 'square',
            position: 'bottom',
            layout: { justifyContent: 'center' },
          },
        }
      : false,
    ...(many ? { colorField: 'series' } : { style: { fill: theme.series[0] } }),
    onReady: ({
      chart,
    }: {
      readonly chart: { on: (name: string, run: (event: ClickEvent) => void) => void };
    }) => {
      chart.on('element:click', ({ data: clicked }) => {
        if (clicked?.data?.row) onChoose(clicked.data.row);
      });
    },
  };
  // A radar chart needs three axes.
  switch (kind === 'radar' && data.rows.length < 3 ? 'group' : kind) {
    case 'column':
      return <Column {...shared} stack={many} />;
    case 'group':
      return <Column {...shared} group={many} />;
    case 'bar':
      return <Bar {...shared} />;
    case 'line':
      return (
        <Line
          {...shared}
          {...(many ? {} : { style: { stroke: theme.series[0], lineWidth: 2 } })}
          point={{ sizeField: 3, tooltip: false, ...(many ? {} : { style: { fill: theme.series[0] } }) }}
        />
      );
    case 'pie':
      return (
        <Pie
          {...shared}
          xField={undefined}
          yField={undefined}
          style={{}}
          angleField="value"
          colorField={nameField}
          innerRadius={0.6}
          // The default scale rounds its end, which would leave a gap in the ring.
          scale={{ color: shared.scale.color }}
          legend={{ color: { itemLabelFill: theme.text, position: 'right', rowPadding: 6 } }}
          tooltip={{
            title: nameField,
            items: [{ field: 'value', valueFormatter: (amount: number) => number.format(amount) }],
          }}
        />
      );
    case 'funnel':
      return (
        <Funnel
          {...shared}
          colorField={nameField}
          style={{}}
          axis={false}
          legend={false}
          label={[
            {
              text: (one: Datum) => `${one.label} ${number.format(one.value)}`,
              position: 'inside',
              fill: theme.text,
              stroke: theme.surface,
              lineWidth: 3,
              lineJoin: 'round',
              fontSize: 13,
            },
          ]}
        />
      );
    case 'radar':
      return (
        <Radar
          {...shared}
          axis={{
            x: { ...ink, ...lines, ...names, title: false },
            y: { ...amounts, title: false, gridAreaFill: 'transparent', label: false },
          }}
          area={{ style: { fillOpacity: 0.15 } }}
        />
      );
  }
}

interface ClickEvent {
  readonly data?: { readonly data?: Partial<Datum> };
}

function pointsOf({ rows, series }: ChartData): readonly Datum[] {
  return rows.flatMap((row) =>
    row.values.flatMap((value, at) =>
      value === null ? [] : [{ key: row.key, label: row.label, series: series[at] ?? '', value, row }],
    ),
  );
}

/** The current values of the theme's CSS variables. */
function colours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    text: colour('text'),
    muted: colour('muted'),
    line: colour('line'),
    surface: colour('surface'),
    series: [colour('accent'), colour('warning'), colour('success'), '#8a5cd1', '#1f9aa8', '#c2528b'],
  };
}
