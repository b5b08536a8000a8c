import { lazy } from 'react';
import { addWords } from '../i18n/words';

const tables = import.meta.glob<object>('./words/*.json', { import: 'default' });

/** Loads the block and its words after the page has painted its numbers. */
export const LazyChartBlock = lazy(async () => {
  const [{ ChartBlock }] = await Promise.all([
    import('./chart-block'),
    addWords('charts', async (language) => ({ ...(await tables[`./words/${language}.json`]?.()) })),
  ]);
  return { default: ChartBlock };
});
