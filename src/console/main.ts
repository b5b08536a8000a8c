import './sign-in/sign-in.css';
import './theme.css';
import { addressOf, toSignIn } from './address';
import { requestSession } from './session-request';
import { storedToken } from './storage';
import { followTheme } from './theme';

followTheme();
start(storedToken(), addressOf(location.hash));

/** This file stays small: it only asks for everything that is needed, all at once. */
function start(token: string | null, address: string): void {
  if (token === null) {
    toSignIn(address);
    import('./sign-in/open').then(({ openSignIn }) => openSignIn());
    return;
  }
  requestSession(token);
  import('./app/look-ahead').then(({ lookAhead }) => lookAhead(token, address)).catch(() => undefined);
  // Nearly every page but the dashboard is a list.
  if (!/^\/(dashboard)?$/.test(address)) import('./list/list-page').catch(() => undefined);
  import('./app/open').then(({ openApp }) => openApp());
}
