import '../kit/settings/theme.css';
import { createRoot } from 'react-dom/client';
import { followTheme } from '../kit/settings/theme';
import { SharePage } from './share-page';
import { startShareWords } from './share-words';
import { sheetSource } from './sheet-source';

followTheme();
void startShareWords().then(() =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <SharePage source={sheetSource(location.hash)} />,
  ),
);
// Another share link differs only in the hash, which does not reload the page.
addEventListener('hashchange', () => location.reload());
