import './kit/settings/theme.css';
import { fetchDeclaration } from './data/declarations';
import { takeReason } from './data/live/leaving';
import { addressOf, toSignIn } from './data/navigation/address';
import { loadConsoleLanguage } from './i18n/console-language';
import { warmFormats } from './i18n/format/warm-formats';
import { storedToken } from './kit/settings/storage';
import { currentSettings } from './kit/settings/stored-settings';
import { followTheme } from './kit/settings/theme';
import { askAhead } from './start/ask-ahead';

followTheme();
start(storedToken(), addressOf(location.hash));

/** This file stays small: it only asks for everything that is needed, all at once. */
function start(token: string | null, address: string): void {
  const reason = takeReason();
  if (token === null) {
    toSignIn(address);
    openSignIn(reason);
    return;
  }
  askAhead(token, address);
  const { language } = currentSettings();
  // Nearly every page but the dashboard is a list.
  if (!/^\/(dashboard)?$/.test(address)) import('./entity/list/list-page').catch(() => undefined);
  import('./start/open').then(({ openApp }) => openApp(token, openSignIn));
  fetchDeclaration(address, language);
  loadConsoleLanguage(language).catch(() => undefined);
  // All is asked for, and until the first of it is there, there is nothing else to do.
  setTimeout(warmFormats, 0, language);
}

function openSignIn(reason: string | null): void {
  import('./start/open-sign-in').then((signIn) => signIn.openSignIn(reason));
}
