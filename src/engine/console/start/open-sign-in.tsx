import { addressOf, redirectOf, replaceAddress, toSignIn } from '../data/navigation/address';
import { writeStored } from '../kit/settings/storage';
import { SignInPage } from '../pages/sign-in/sign-in-page';
import { askAhead } from './ask-ahead';
import { show } from './root';

let pages = 0;

/** Shows the sign-in page; `reason` tells the user why the last session ended. */
export function openSignIn(reason: string | null): void {
  addEventListener('hashchange', keepWanted);
  pages += 1;
  // A new key: a session that the server refuses right after the sign-in gets a new sign-in page with its reason.
  show(<SignInPage key={pages} reason={reason} preload={preload} enter={enter} />);
}

/** An address that the user enters while signed out becomes the target of the sign-in. */
function keepWanted(): void {
  toSignIn(addressOf(location.hash));
}

/** Loads the console while the user is typing. Failures are ignored: `enter` loads it again. */
function preload(): void {
  const load = async () => {
    await import('./open');
    await import('../entity/list/list-page');
  };
  load().catch(() => undefined);
}

async function enter(token: string): Promise<void> {
  writeStored('accessToken', token);
  askAhead(token, wanted());
  const { openApp } = await import('./open');
  removeEventListener('hashchange', keepWanted);
  replaceAddress(wanted());
  await openApp(token, openSignIn, true);
}

/** The address to open after the sign-in. */
function wanted(): string {
  return redirectOf(addressOf(location.hash));
}
