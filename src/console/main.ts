import './theme.css';
import { addressOf, toSignIn } from './address';
import { askAhead } from './ask-ahead';
import { fetchDeclaration } from './early-declaration';
import { warmFormats } from './fields/format/warm-formats';
import { currentSettings } from './settings/stored-settings';
import { takeReason } from './sign-in-reason';
import { storedToken } from './storage';
import { followTheme } from './theme';
import { loadConsoleLanguage } from './words/console-language';

followTheme();
start(storedToken(), addressOf(location.hash));

/** This file stays small: it only asks for everything that is needed, all at once. */
function start(token: string | null, address: string): void {
  const reason = takeReason();
  if (token === null) {
    toSignIn(address);
    import('./sign-in/open').then(({ openSignIn }) => openSignIn(reason));
    return;
  }
  askAhead(token, address);
  const { language } = currentSettings();
  // Nearly every page but the dashboard is a list.
  if (!/^\/(dashboard)?$/.test(address)) import('./list/list-page').catch(() => undefined);
  import('./app/open').then(({ openApp }) => openApp(token));
  fetchDeclaration(address, language);
  loadConsoleLanguage(language).catch(() => undefined);
  // All is asked for, and until the first of it is there, there is nothing else to do.
  setTimeout(warmFormats, 0, language);
}
