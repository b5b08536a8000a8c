import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../../vite.config';
import { hostConsole } from '../bench/console-host';
import { eagerImports } from '../bench/eager-imports';
import { sharedChromium } from '../support/chromium';
import { plainLook, WatchedPage } from '../support/watched-page';
import { runConsole } from './console';

const app = runConsole();

afterEach(() => vi.unstubAllEnvs());

test('the console runs in the eager build of `npm run bench -- console`, which evaluates all modules at once', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  // Without the compressed files of the bench's build, which take as long as all else.
  const config = browserConfig('eager');
  const plugins = [config.plugins, eagerImports()];
  await build({ ...config, configFile: false, mode: 'eager', plugins, logLevel: 'error' });
  const host = await hostConsole('dist/eager', app.url);
  const { token } = await app.signIn('operator');
  const watched = await WatchedPage.open(
    await sharedChromium(),
    `${host.url}/#/store/list`,
    plainLook,
    token,
  );
  await watched.rows.first().waitFor();
  expect(await watched.rows.count()).toBeGreaterThan(1);
  await watched.assertQuiet('the list of the eager build');
  await watched.context.close();
  await host.close();
});
