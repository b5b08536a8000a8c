import { addWords } from './words';

const tables = import.meta.glob<object>('../../locales/{zh-cn,en,es}/menuPage.json', { import: 'default' });

/** A page, once the words that only it needs are there: `area` is the file that holds them. */
export async function withWords<Page>(area: string, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([
    page,
    addWords(area, async (language) => ({
      [area]: await tables[`../../locales/${language}/${area}.json`]?.(),
    })),
  ]);
  return loaded;
}
