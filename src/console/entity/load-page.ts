import { inAntd } from '../antd/in-antd';
import type { Page } from '../data/page';
import { addWords } from '../i18n/words';
import { once } from '../kit/once';

/** The component of a hand-written page, its words and, unless it does without, antd. A failed load is tried again. */
export const loadPage = once(async (page: Page) => {
  const loading = page.load();
  const [loaded] = await Promise.all([
    page.isWithoutAntd ? loading : inAntd(loading),
    addWords(page.component, async (language) => ({ ...(await page.words(language)) })),
  ]);
  return loaded;
});
