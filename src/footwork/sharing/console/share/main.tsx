import { readerZone } from '#engine/console/i18n/format/zone';
import '#engine/console/kit/settings/theme.css';
import { followTheme } from '#engine/console/kit/settings/theme';

followTheme();
void start();
// Another share link differs only in the hash, which does not reload the page.
addEventListener('hashchange', () => location.reload());

/** Loads all parts at once; each is evaluated in a task of its own. */
async function start(): Promise<void> {
  const parts = [import('./show-root'), import('./share-page'), import('./sheet-source')] as const;
  // Makes the browser load its locale data, which takes long, while the parts are loading.
  setTimeout(readerZone);
  const { startShareWords } = await import('./share-words');
  await startShareWords();
  const [{ showRoot }, { SharePage }, { sheetSource }] = await Promise.all(parts);
  showRoot(<SharePage source={sheetSource(location.hash)} />);
}
