import { addressOf, redirectOf, replaceAddress, toSignIn } from '../address';
import { askAhead } from '../ask-ahead';
import { show } from '../root';
import { writeStored } from '../storage';
import { SignInPage } from './sign-in-page';

/** Shows the sign-in page; `reason` says why the last session ended. */
export function openSignIn(reason: string | null): void {
  addEventListener('hashchange', keepWanted);
  show(<SignInPage reason={reason} preload={preload} enter={enter} />);
}

/** An address entered while the page is open becomes the target of the sign-in. */
function keepWanted(): void {
  toSignIn(addressOf(location.hash));
}

/** Fetches the console while the user is typing. A failure is ignored: `enter` loads it again. */
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
