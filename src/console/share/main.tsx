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
// Another link in the same tab changes nothing but what follows the #.
addEventListener('hashchange', () => location.reload());
