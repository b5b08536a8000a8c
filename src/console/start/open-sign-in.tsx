import { addressOf, redirectOf, replaceAddress, toSignIn } from '../data/navigation/address';
import { writeStored } from '../kit/settings/storage';
import { SignInPage } from '../pages/sign-in/sign-in-page';
import { askAhead } from './ask-ahead';
import { show } from './root';

let pages = 0;

/** Shows the sign-in page; `reason` says why the last session ended. */
export function openSignIn(reason: string | null): void {
  addEventListener('hashchange', keepWanted);
  pages += 1;
  // A session that is refused right after the sign-in ends on a page of its own, with its reason.
  show(<SignInPage key={pages} reason={reason} preload={preload} enter={enter} />);
}

/** An address entered while the page is open becomes the target of the sign-in. */
function keepWanted(): void {
  toSignIn(addressOf(location.hash));
}

/** Fetches the console while the user is typing. A failure is ignored: `enter` loads it again. */
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

/** Where the sign-in leads. */
function wanted(): string {
  return redirectOf(addressOf(location.hash));
}
