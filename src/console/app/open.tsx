import '@ant-design/v5-patch-for-react-19';
import { initReactI18next } from 'react-i18next';
import { addressOf, toSignIn } from '../address';
import type { ApiError } from '../providers/api-error';
import { loadSession, type Session } from '../providers/session';
import { show } from '../root';
import { forgetSession } from '../session-request';
import { storedToken, writeStored } from '../storage';
import { consoleWords } from '../words/console-words';
import { addWords, startWords, words } from '../words/words';
import { App } from './app';
import { firstPage } from './first-page';

/** Shows the console to the owner of the stored token, or the sign-in page when the token does not serve. */
export async function openApp(): Promise<void> {
  await startWords();
  initReactI18next.init(words);
  // Its answer is on the way already, but why it cannot be used takes words to say.
  await addWords('console', consoleWords);
  const session = await sessionOrReason();
  if (typeof session === 'string') {
    writeStored('accessToken', null);
    forgetSession();
    toSignIn(addressOf(location.hash));
    const { openSignIn } = await import('../sign-in/open');
    openSignIn(session);
  } else {
    await firstPage(session, addressOf(location.hash));
    show(<App session={session} />);
  }
}

async function sessionOrReason(): Promise<Session | string> {
  return loadSession(storedToken() ?? '').catch((error: ApiError) => error.msg);
}
