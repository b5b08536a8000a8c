import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import content from '#app/content';
import { type Config, readConfig } from '../server/config';
import { openDemoAccounts } from '../server/seed/demo-accounts';
import { prepareServer } from '../server/serve';
import { banner } from './banner';
import { explain } from './explain';

let stop = async (): Promise<void> => {};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  console.error(explain(error, config) ?? error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const consoleFolder = await builtConsole();
  // With LOG_LEVEL, standard output is for the log alone.
  const say = process.env.LOG_LEVEL ? console.error : console.info;
  const server = await prepareServer(
    config,
    { ...(consoleFolder && { consoleFolder }), log: { level: config.logLevel }, proxies: config.proxies },
    (size) => {
      if (size === 'full') say(`The database is empty. ${content.demo?.loading}`);
    },
  );
  stop = server.close;
  for (const note of server.notes) console.warn(note);
  const url = await server.app.listen({ host: config.host, port: config.port });
  const accounts = await openDemoAccounts(server.database, server.model);
  say(banner({ url, config, seeded: server.seeded, accounts, console: consoleFolder !== undefined }));
}

/** Next to the built server, or in `dist` when this file runs from its source. */
async function builtConsole(): Promise<string | undefined> {
  const folder = import.meta.env.PROD
    ? fileURLToPath(new URL('../console', import.meta.url))
    : join((await import('./application.mjs')).dist, 'console');
  return existsSync(folder) ? folder : undefined;
}

function onSignal(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.off(signal, onSignal);
    process.on(signal, () => process.exit(1));
  }
  stop().then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}
