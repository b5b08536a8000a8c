import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePglite } from './pglite-folder';

/** Compressing well takes half of the time of a build, and the pages of a test are the same without it. */
const quickCompression = new URL('quick-compression.mjs', import.meta.url).href;

export interface Product {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Runs `npm start` in the folder, on a free port, with its own data. If the process ends, rejects with its
 * output.
 */
export async function startProduct(root: string, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'footwork-data-'));
  if (environment.DATABASE_URL === undefined) await writePglite(data);
  const { NODE_ENV: _testing, VITEST: _vitest, ...inherited } = process.env;
  const server = spawn(process.execPath, ['src/engine/cli/start.mjs'], {
    cwd: root,
    env: {
      ...inherited,
      PORT: '0',
      DATA_DIR: data,
      DEMO: 'small',
      NODE_OPTIONS: [inherited.NODE_OPTIONS, `--import ${quickCompression}`].join(' '),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const closed = once(server, 'close').then(() => rmSync(data, { recursive: true, force: true }));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      printed += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found) resolve(found);
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await closed;
    },
  };
}
