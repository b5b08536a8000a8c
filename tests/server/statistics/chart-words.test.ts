import { expect, test } from 'vitest';
import { readTables } from '../../../src/engine/cli/word-tables';
import { definedCharts } from './defined-charts';

const words = readTables('en').get('dashboard');

test.each(definedCharts)(
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
