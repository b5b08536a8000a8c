import { expect, it } from 'vitest';
import { chartSpec } from '../../../src/engine/console/charts/chart-spec';

const colours = {
  isDark: false,
  text: 'black',
  muted: 'grey',
  line: 'silver',
  surface: 'white',
  series: ['blue', 'red'],
};

const row = (key: string, values: readonly number[]) => ({ key, label: key, values });

interface Mark {
  readonly type: string;
  readonly transform?: readonly { readonly type: string }[];
  readonly scale: object;
  readonly legend: object;
  readonly axis: { readonly y: { readonly tickFilter?: (tick: number) => boolean } };
}

function drawn(kind: 'column' | 'bar' | 'radar', rows: readonly ReturnType<typeof row>[]): readonly Mark[] {
  const data = { rowTitle: 'Score', series: ['First', 'Second'], rows };
  const { children } = chartSpec(kind, data, colours, 'en') as { readonly children: readonly Mark[] };
  return children;
}

/** The ticks of a scale that the filter of the axis keeps. */
function ticksOf([mark]: readonly Mark[]): readonly number[] {
  const { tickFilter = () => true } = mark?.axis.y ?? {};
  return [0, 0.5, 1].filter((tick) => tickFilter(tick));
}

it('17.27: a web with too few corners stands as columns side by side, which do not add two scores up', () => {
  const [columns, ...others] = drawn('radar', [row('Balance', [96, 97])]);
  expect(columns).toMatchObject({ type: 'interval', transform: [{ type: 'dodgeX' }] });
  expect(others).toEqual([]);
});

it('17.27: a series has its colour and its line of the legend also where its first number is missing', () => {
  expect(drawn('column', [row('X5', [0, 12])])).toMatchObject([
    {
      transform: [{ type: 'stackY' }],
      scale: { color: { domain: ['First', 'Second'] } },
      legend: { color: { itemMarker: 'square' } },
    },
  ]);
});

it('20.2: several series of a bar stand one after another, not on top of each other', () => {
  expect(drawn('bar', [row('X5', [3, 12])])).toMatchObject([{ transform: [{ type: 'stackY' }] }]);
  expect(
    chartSpec('bar', { rowTitle: 'Score', series: ['First'], rows: [row('X5', [3])] }, colours, 'en'),
  ).toMatchObject({ children: [{ transform: [] }] });
});

it('18.4: an axis of counts has no ticks between them', () => {
  expect(ticksOf(drawn('column', [row('X5', [0, 1])]))).toEqual([0, 1]);
  expect(ticksOf(drawn('column', [row('X5', [0.25, 1])]))).toEqual([0, 0.5, 1]);
});
