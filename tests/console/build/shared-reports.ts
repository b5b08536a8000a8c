import { customerLanguages } from '../../../src/engine/schema/contract/language';
import type { FirstPage } from './first-pages';
import { root } from './first-pages';

/** What a customer's browser loads for a shared report, up to the pressure map. */
export function sharedReports(): readonly FirstPage[] {
  return customerLanguages.map((language) => ({
    name: `The shared report (${language})`,
    budget: 130,
    html: 'share.html',
    roots: [
      ...['main.tsx', 'show-root.ts', 'share-page.tsx', 'share-words.ts'].map(
        (file) => `${root}src/footwork/sharing/console/share/${file}`,
      ),
      `${root}src/footwork/sharing/console/share/words/${language}.json`,
      `${root}src/footwork/reports/console/views/words/${language}.json`,
    ],
  }));
}
