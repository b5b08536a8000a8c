import { initReactI18next } from 'react-i18next';
import { antdWords } from '../../../src/engine/console/antd/antd-words';
import { loadConsoleLanguage } from '../../../src/engine/console/i18n/console-language';
import { addWords, startWords, words } from '../../../src/engine/console/i18n/words';
import { tellOfStorage } from './storage';

/** The console in English, as a signed-in user finds it. */
export async function englishConsole(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('language', 'en');
  localStorage.setItem('accessToken', 'token');
  tellOfStorage();
  await startWords();
  initReactI18next.init(words);
  await addWords('console', loadConsoleLanguage);
  await addWords('antd', antdWords);
}
