import type { Page, Pages } from '../data/page';

const files = import.meta.glob<Page>('../pages/**/page.ts', { eager: true, import: 'default' });

/** All hand-written pages. */
export const pages: Pages = new Map(Object.values(files).map((page) => [page.component, page]));
