import { lazy } from 'react';
import { addWords } from '../i18n/words';

const tables = import.meta.glob<object>('./words/*.json', { import: 'default' });

/** Loaded with its words after the numbers of a page are painted. */
export const LazyChartBlock = lazy(async () => {
  const [{ ChartBlock }] = await Promise.all([
    import('./chart-block'),
    addWords('charts', async (language) => ({ ...(await tables[`./words/${language}.json`]?.()) })),
  ]);
  return { default: ChartBlock };
});
