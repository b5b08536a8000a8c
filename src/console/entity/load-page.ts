import { inAntd } from '../antd/in-antd';
import type { Page } from '../data/page';
import { addWords } from '../i18n/words';
import { once } from '../kit/once';

/** The component of a hand-written page, its words and, unless it does without, antd. A failed load is tried again. */
export const loadPage = once(async (page: Page) => {
  const loading = page.load();
  const [loaded] = await Promise.all([page.isWithoutAntd ? loading : inAntd(loading), addPageWords(page)]);
  return loaded;
});

async function addPageWords({ component, words }: Page): Promise<void> {
  if (words)
    await addWords(component, async (language) => ({ ...(await words[`./words/${language}.json`]?.()) }));
}
