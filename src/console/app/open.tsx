import { initReactI18next } from 'react-i18next';
import { addressOf, toSignIn } from '../address';
import { PageFailure } from '../layout/page-failure';
import { ApiError } from '../providers/api-error';
import { loadSession, type Session } from '../providers/session';
import { claimTab } from '../providers/tab-memory';
import { show } from '../root';
import { forgetSession } from '../session-request';
import { storedToken, writeStored } from '../storage';
import { consoleWords } from '../words/console-words';
import { addWords, startWords, words } from '../words/words';
import { App } from './app';
import { firstPage } from './first-page';

/**
 * Shows the console to the owner of the token, or the sign-in page when the token does not serve. While
 * nobody answers that is not known: the token stays, and can be tried again.
 */
export async function openApp(token: string): Promise<void> {
  await startWords();
  initReactI18next.init(words);
  // Its answer is on the way already, but why it cannot be used takes words to say.
  await addWords('console', consoleWords);
  await openFirst(token);
}

async function openFirst(token: string): Promise<void> {
  const session = await sessionOrFailure(token);
  if (!(session instanceof ApiError)) {
    claimTab(session.actor.id);
    await firstPage(session, addressOf(location.hash));
    show(<App session={session} />);
    return;
  }
  forgetSession();
  if (!session.isAnswered) {
    show(
      <main>
        <PageFailure error={session} retry={() => openFirst(storedToken() ?? token)} />
      </main>,
    );
    return;
  }
  // Another tab may have signed in meanwhile.
  if (storedToken() === token) writeStored('accessToken', null);
  toSignIn(addressOf(location.hash));
  const { openSignIn } = await import('../sign-in/open');
  openSignIn(session.msg);
}

async function sessionOrFailure(token: string): Promise<Session | ApiError> {
  try {
    return await loadSession(token);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
