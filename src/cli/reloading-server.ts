import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import type { Server } from '../server/serve';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The server of `npm run dev`: each reload reads its modules again; a fault in them is printed, and the server keeps running. */
export class ReloadingServer {
  #running: Server | undefined;
  #reloading: Promise<void> = Promise.resolve();
  #waiting = false;

  /** Resolves when the newest sources run, or have turned out to be faulty. */
  reload(): Promise<void> {
    if (!this.#waiting) {
      this.#waiting = true;
      this.#reloading = this.#reloading.then(() => this.#swap());
    }
    return this.#reloading;
  }

  /** Answers as soon as no reload is under way. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#reloading;
    if (this.#running) {
      this.#running.app.routing(request, response);
      return;
    }
    const msg = 'The server has a fault; the terminal says which.';
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 50300, msg, data: null }));
  }

  async close(): Promise<void> {
    await this.#reloading;
    await this.#running?.close();
  }

  async #swap(): Promise<void> {
    this.#waiting = false;
    try {
      await this.#running?.close();
      this.#running = undefined;
      const server = await prepareFromSources();
      if (typeof server === 'string') report(server);
      else this.#running = server;
    } catch (error) {
      // A message of Vite's own shows the place in the source; the stack would show Vite's.
      report(error instanceof Error && 'plugin' in error ? plain(error.message) : error);
    }
  }
}

/** In colours on a terminal only. */
function plain(text: string): string {
  return process.stderr.isTTY ? text : stripVTControlCharacters(text);
}

function report(fault: unknown): void {
  console.error('\n%s\n\nWaiting for a change.', fault);
}

/** With a runner of its own each time, so that no module of an earlier one is left in use. */
async function prepareFromSources(): Promise<Server | string> {
  const config = await resolveConfig({ root, configFile: false, appType: 'custom' }, 'serve');
  const environment = createRunnableDevEnvironment('ssr', config, {
    hot: false,
    runnerOptions: { hmr: false },
  });
  await environment.init();
  const sources: typeof import('./dev-prepare') = await environment.runner.import(
    `${root}src/cli/dev-prepare.ts`,
  );
  return sources.prepareOrExplain();
}
