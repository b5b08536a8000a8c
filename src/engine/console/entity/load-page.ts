import { inAntd } from '../antd/in-antd';
import type { Page } from '../data/page';
import { addWords } from '../i18n/words';
import { once } from '../kit/once';

/** Loads the component of a page, its words and, unless the page does without, antd. */
export const loadPage = once(async ({ component, load, words, isWithoutAntd }: Page) => {
  const loading = load();
  const [loaded] = await Promise.all([
    isWithoutAntd ? loading : inAntd(loading),
    words && addWords(component, async (language) => ({ ...(await words(language)) })),
  ]);
  return loaded;
});
