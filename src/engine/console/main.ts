import './kit/settings/theme.css';
import { home } from '../schema/contract/app';
import { fetchDeclaration } from './data/declarations';
import { takeReason } from './data/live/leaving';
import { addressOf, toSignIn } from './data/navigation/address';
import { loadConsoleLanguage } from './i18n/console-language';
import { warmFormats } from './i18n/format/warm-formats';
import { readerZone } from './i18n/format/zone';
import { storedToken } from './kit/settings/storage';
import { currentSettings } from './kit/settings/stored-settings';
import { followTheme } from './kit/settings/theme';
import { askAhead } from './start/ask-ahead';

followTheme();
// The first request contains the time zone. Finding it makes the browser load locale data, so it gets its own task.
setTimeout(readerZone);
setTimeout(start, 0, storedToken(), addressOf(location.hash));

/** Starts all loads and requests at once. This file must stay small: the browser waits for it. */
function start(token: string | null, address: string): void {
  const reason = takeReason();
  if (token === null) {
    toSignIn(address);
    openSignIn(reason);
    return;
  }
  askAhead(token, address);
  const { language } = currentSettings();
  // Starts with the chunks that the console imports, so that each is evaluated in a task of its own.
  for (const part of [import('./start/root'), import('./start/libraries')]) part.catch(() => undefined);
  // Except for the home page, nearly every first page is a list.
  if (address !== '/' && address !== home.path) import('./entity/list/list-page').catch(() => undefined);
  import('./start/open').then(({ openApp }) => openApp(token, openSignIn));
  fetchDeclaration(address, language);
  loadConsoleLanguage(language).catch(() => undefined);
  // The browser is idle until the first response arrives.
  warmFormats(language);
}

function openSignIn(reason: string | null): void {
  import('./start/open-sign-in').then((signIn) => signIn.openSignIn(reason));
}
