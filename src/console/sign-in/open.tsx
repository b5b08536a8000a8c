/** @jsxImportSource preact */
import { render } from 'preact';
import { addressOf, redirectOf, replaceAddress, toSignIn } from '../address';
import { askAhead } from '../ask-ahead';
import { takeStage } from '../stage';
import { writeStored } from '../storage';
import { SignInPage } from './sign-in-page';

/** Shows the sign-in page; `reason` says why somebody who was signed in meets it. */
export function openSignIn(reason: string | null): void {
  addEventListener('hashchange', keepWanted);
  const stage = takeStage(() => render(null, stage));
  render(<SignInPage reason={reason} preload={preload} enter={enter} />, stage);
}

/** Another address, typed or chosen meanwhile, is where the sign-in leads. */
function keepWanted(): void {
  toSignIn(addressOf(location.hash));
}

/** Fetches the console while the user is still typing; nothing is lost when it fails. */
function preload(): void {
  const load = async () => {
    await import('../app/open');
    await import('../list/list-page');
  };
  load().catch(() => undefined);
}

async function enter(token: string): Promise<void> {
  writeStored('accessToken', token);
  askAhead(token, wanted());
  const { openApp } = await import('../app/open');
  removeEventListener('hashchange', keepWanted);
  replaceAddress(wanted());
  await openApp(token);
}

/** Where the sign-in leads. */
function wanted(): string {
  return redirectOf(addressOf(location.hash));
}
