import { initReactI18next } from 'react-i18next';
import { ApiError } from '../data/api-error';
import { addressOf, replaceAddress, toSignIn } from '../data/navigation/address';
import { createQueryClient } from '../data/query-client';
import { loadSession, type Session } from '../data/session';
import { forgetSession } from '../data/session-request';
import { claimTab } from '../data/tab-memory';
import { loadConsoleLanguage } from '../i18n/console-language';
import { addWords, startWords, words } from '../i18n/words';
import { notify } from '../kit/notice/notify';
import { PageFailure } from '../kit/page-boundary';
import { storedToken, writeStored } from '../kit/settings/storage';
import { App } from './app';
import { firstPage, hasPage } from './first-page';
import { show, showInSlices } from './root';

/** Shows the sign-in page with the reason why the session ended. */
export type OpenSignIn = (reason: string | null) => void;

/**
 * Shows the console to the owner of the token, or the sign-in page when the server refuses the token. While the
 * server does not answer, the token is kept and the user can retry. `isFresh`: the user has just signed in.
 */
export async function openApp(token: string, signIn: OpenSignIn, isFresh = false): Promise<void> {
  await startWords();
  initReactI18next.init(words);
  // The session is requested already, but an error message needs the words.
  await addWords('console', loadConsoleLanguage);
  await openFirst(token, signIn, isFresh);
}

async function openFirst(token: string, signIn: OpenSignIn, isFresh: boolean): Promise<void> {
  const session = await sessionOrFailure(token);
  if (!(session instanceof ApiError)) {
    claimTab(session.actor.id);
    const wanted = addressOf(location.hash);
    // The address may come from another account, and this account may not have that page.
    if (isFresh && wanted !== '/' && !hasPage(session, wanted)) {
      replaceAddress('/');
      notify.info(words.t('console.error.noSuchPage'));
    }
    const client = createQueryClient();
    const isList = await firstPage(session, addressOf(location.hash), client);
    const showApp = isList ? show : showInSlices;
    showApp(<App session={session} client={client} />);
    return;
  }
  forgetSession();
  if (!session.isAnswered) {
    show(
      <main>
        <PageFailure error={session} retry={() => openFirst(storedToken() ?? token, signIn, isFresh)} />
      </main>,
    );
    return;
  }
  // Another tab may have signed in and stored a new token.
  if (storedToken() === token) writeStored('accessToken', null);
  toSignIn(addressOf(location.hash));
  signIn(session.msg);
}

async function sessionOrFailure(token: string): Promise<Session | ApiError> {
  try {
    return await loadSession(token);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
