import { addWords } from '#engine/console/i18n/words';

const tables = import.meta.glob<object>('./words/*.json', { import: 'default' });

/** Loads the words of the measurement views. */
export function addMeasurementWords(): Promise<void> {
  return addWords('measurement', async (language) => ({
    ...(await tables[`./words/${language}.json`]?.()),
  }));
}
