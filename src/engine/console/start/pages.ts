import type { ComponentType } from 'react';
import type { Page, PageFacts, Pages } from '../data/page';
import type { PageProps } from '../data/resource';

const facts = import.meta.glob<PageFacts>(['../pages/**/page.ts', '#app/*/pages/**/page.ts'], {
  eager: true,
  import: 'default',
});
const contents = import.meta.glob<{ default: ComponentType<PageProps> }>([
  '../pages/**/index.tsx',
  '#app/*/pages/**/index.tsx',
]);
const tables = import.meta.glob<object>(['../pages/**/words/*.json', '#app/*/pages/**/words/*.json'], {
  import: 'default',
});

/** All hand-written pages. Throws for a `page.ts` without an `index.tsx` in its folder. */
export const pages: Pages = new Map(
  Object.entries(facts).map(([file, page]): [string, Page] => {
    const folder = file.slice(0, -'page.ts'.length);
    const load = contents[`${folder}index.tsx`];
    if (!load) throw new Error(`${folder}index.tsx is missing: the component of ${page.component}`);
    const words: Page['words'] = async (language) =>
      (await tables[`${folder}words/${language}.json`]?.()) ?? {};
    return [page.component, { ...page, load, words }];
  }),
);
