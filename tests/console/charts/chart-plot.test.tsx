import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ChartPlot from '../../../src/engine/console/charts/chart-plot';
import { englishConsole } from '../support/words';

/** What the chart asks the library to draw; the library itself needs a canvas. */
vi.mock('@ant-design/plots/es/components/column', () => ({
  default: ({ stack, group, scale, legend, axis }: Record<string, unknown>) => (
    <output>{JSON.stringify({ stack, group, scale, legend, ticks: ticksOf(axis) })}</output>
  ),
}));

beforeEach(englishConsole);
afterEach(cleanup);

/** The ticks that a scale offers, less those that the axis leaves out. */
function ticksOf(axis: unknown): readonly number[] {
  const { tickFilter = () => true } = (axis as { y: { tickFilter?: (tick: number) => boolean } }).y;
  return [0, 0.5, 1].filter((tick) => tickFilter(tick));
}

const row = (key: string, values: readonly number[]) => ({ key, label: key, values });

function drawn(kind: 'column' | 'radar', rows: readonly ReturnType<typeof row>[]) {
  render(
    <ChartPlot
      kind={kind}
      data={{ rowTitle: 'Score', series: ['First', 'Second'], rows }}
      onChoose={vi.fn()}
    />,
  );
  return JSON.parse(screen.getByRole('status').textContent);
}

it('17.27: a web with too few corners stands as columns side by side, which do not add two scores up', () => {
  expect(drawn('radar', [row('Balance', [96, 97])])).toMatchObject({ group: true });
});

it('17.27: a series has its colour and its line of the legend also where its first number is missing', () => {
  expect(drawn('column', [row('X5', [0, 12])])).toMatchObject({
    stack: true,
    scale: { color: { domain: ['First', 'Second'] } },
    legend: { color: { itemMarker: 'square' } },
  });
});

it('18.4: an axis of counts has no ticks between them', () => {
  expect(drawn('column', [row('X5', [0, 1])])).toMatchObject({ ticks: [0, 1] });
  cleanup();
  expect(drawn('column', [row('X5', [0.25, 1])])).toMatchObject({ ticks: [0, 0.5, 1] });
});
