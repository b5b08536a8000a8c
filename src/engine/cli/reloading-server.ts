import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import type { Server } from '../server/serve';
import { aliases } from './application.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The server of `npm run dev`: each reload evaluates its modules again. It prints a fault in them and keeps running.
 * Emits `fault` with the message, and with undefined once it is fixed.
 */
export class ReloadingServer extends EventEmitter<{ fault: [string | undefined] }> {
  #running: Server | undefined;
  #fault: string | undefined;
  #reloading: Promise<void> = Promise.resolve();
  #waiting = false;

  /** The fault in the newest sources, without colours. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** Resolves when the newest sources run, or have failed. */
  reload(): Promise<void> {
    if (!this.#waiting) {
      this.#waiting = true;
      this.#reloading = this.#reloading.then(() => this.#swap());
    }
    return this.#reloading;
  }

  /** Responds once no reload is running. */
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
      if (typeof server !== 'string') this.#running = server;
      this.#report(typeof server === 'string' ? server : undefined);
    } catch (error) {
      // The message of a Vite error names the position in the source; its stack would show only Vite's code.
      this.#report(error instanceof Error && 'plugin' in error ? error.message : inspect(error));
    }
  }

  #report(fault: string | undefined): void {
    const isMended = fault === undefined && this.#fault !== undefined;
    this.#fault = fault === undefined ? undefined : stripVTControlCharacters(fault);
    if (fault !== undefined) {
      console.error('\n%s\n\nWaiting for a change.', process.stderr.isTTY ? fault : this.#fault);
    } else if (isMended) console.info('The fault is mended; the server runs again.');
    if (fault !== undefined || isMended) this.emit('fault', this.#fault);
  }
}

/** Creates a new runner each time, so that no module of an earlier one stays in use. */
async function prepareFromSources(): Promise<Server | string> {
  const config = await resolveConfig(
    { root, configFile: false, appType: 'custom', resolve: { alias: aliases } },
    'serve',
  );
  const environment = createRunnableDevEnvironment('ssr', config, {
    hot: false,
    runnerOptions: { hmr: false },
  });
  await environment.init();
  const sources: typeof import('./dev-prepare') = await environment.runner.import(
    `${root}src/engine/cli/dev-prepare.ts`,
  );
  return sources.prepareOrExplain();
}
