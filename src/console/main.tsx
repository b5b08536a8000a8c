import './theme.css';
import { addressOf, toSignIn } from './address';
import { requestSession } from './session-request';
import { storedToken } from './storage';
import { followTheme } from './theme';

followTheme();
const token = storedToken();

// This file stays small: it only asks for everything that is needed, all at once.
if (token === null) {
  toSignIn(addressOf(location.hash));
  const { openSignIn } = await import('./sign-in/open');
  await openSignIn();
} else {
  requestSession(token);
  const { openApp } = await import('./app/open');
  await openApp();
}
