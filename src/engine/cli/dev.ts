import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { readConfig } from '../server/config';
import { application, furtherPages, libraries } from './application.mjs';
import { explain } from './explain';
import { ReloadingServer } from './reloading-server';

/** One process and one address: Vite serves the console from its sources, the server handles all else. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const pages: Readonly<Record<string, string>> = {
  '/': join(root, 'src/index.html'),
  '/index.html': join(root, 'src/index.html'),
  ...Object.fromEntries(furtherPages().map(({ name, file }) => [`/${name}`, file])),
};
const serverFolders = [
  ...['server', 'schema', 'locales'].map((folder) => join(root, 'src/engine', folder)),
  ...libraries.map((folder) => join(root, folder)),
  ...Object.values(application),
];
/** Parts of a feature that the server does not import. */
const browserPart = /[\\/](?:console|pages)[\\/](?!.*[\\/]page\.ts$)/;

const listener = createServer((request, response) => void answer(request, response).catch(fail(response)));
const server = new ReloadingServer();
const vite = await createVite({
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: listener } },
  // Vite starts again, with another watcher, when a file is saved that its configuration imports.
  plugins: [{ name: 'reloading-server', configureServer: follow }],
});
server.on('fault', showFault);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

await server.reload();
const config = readConfig(process.env);
listener.on('error', (error) => {
  console.error(explain(error, config) ?? error);
  process.exit(1);
});
listener.listen(config.port, config.host, () => {
  console.info(
    `The console and the server, reloaded when a file is saved: http://${config.host}:${config.port}`,
  );
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const file = pages[path];
  if (file !== undefined) {
    const inRoot = relative(vite.config.root, file);
    const address = inRoot.startsWith('..') ? `/@fs${file}` : `/${inRoot}`;
    // The browser would resolve relative sources against the page's address.
    const page = (await readFile(file, 'utf8')).replaceAll('src="./', `src="${posix.join(address, '../')}`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await vite.transformIndexHtml(address, page));
    return;
  }
  vite.middlewares(request, response, () => void server.answer(request, response).catch(fail(response)));
}

/** Reloads the server when a file is saved that it is made of, and shows its fault in pages that are opened later. */
function follow({ watcher, ws }: ViteDevServer): void {
  watcher.add(serverFolders);
  watcher.on('all', (_event, path) => {
    const isOfServer = serverFolders.some((folder) => path.startsWith(folder + sep));
    if (isOfServer && !browserPart.test(relative(root, path))) void server.reload();
  });
  ws.on('connection', () => {
    if (server.fault !== undefined) showFault(server.fault);
  });
}

/** Shows the fault in Vite's overlay; pages reload once it is fixed. */
function showFault(message: string | undefined): void {
  if (message === undefined) vite.ws.send({ type: 'full-reload' });
  else vite.ws.send({ type: 'error', err: { message, stack: '', plugin: 'the server' } });
}

function fail(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  };
}

async function stop(): Promise<void> {
  listener.close();
  await vite.close();
  await server.close();
  process.exit(0);
}
