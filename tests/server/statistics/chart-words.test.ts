import { expect, test } from 'vitest';
import { readTables } from '../../../src/engine/cli/word-tables';
import { type Chart, chartsIn } from '../../../src/footwork/dashboard/model/chart';

const charts = chartsIn(
  import.meta.glob<Chart>('../../../src/footwork/dashboard/model/charts/*.ts', {
    eager: true,
    import: 'default',
  }),
);
const words = readTables('en').get('dashboard');

test.each(charts)(
  '20.2: the chart %s has its title and the words of its rows, counts and steps',
  (name, { counts }) => {
    const keys = counts.flatMap(({ rowTitle = 'day', counted, steps = [] }) => [
      rowTitle,
      counted,
      ...steps.map((step) => `step.${step.name}`),
    ]);
    expect([`${name}Title`, ...keys].filter((key) => !words?.has(key))).toEqual([]);
  },
);
