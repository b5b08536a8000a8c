import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A PostgreSQL backend in this process. Internal errors end it; error responses to statements do not. */
export interface Backend {
  /** Processes complete messages of the PostgreSQL protocol and returns the complete response; one call at a time. */
  answer(messages: Uint8Array): Promise<Uint8Array>;
  /** Flushes everything and ends. */
  close(): Promise<void>;
  /** Ends at once, even during a statement. */
  kill(): Promise<void>;
}

/** Opens the PGlite of a folder, or creates it there, in a thread of its own. */
async function startBackend(folder: string): Promise<Backend> {
  const backend = new WorkerBackend(folder);
  await backend.started;
  return backend;
}

class WorkerBackend implements Backend {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly started: Promise<Uint8Array>;
  #pending: PromiseWithReject | undefined;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData: { folder } });
    this.started = this.#next();
    this.#worker.on('message', (bytes) => this.#pending?.resolve(bytes));
    this.#worker.on('error', (error) => this.#pending?.reject(error));
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#pending?.reject(new Error('The embedded database has ended.'));
        resolve();
      });
    });
  }

  answer(messages: Uint8Array): Promise<Uint8Array> {
    const answered = this.#next();
    this.#worker.postMessage(messages);
    return answered;
  }

  close(): Promise<void> {
    this.#worker.postMessage(null);
    return this.#exited;
  }

  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #next(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
    });
  }
}

interface PromiseWithReject {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * A function that opens the PGlite in `dataDir`, which is created first if needed. The caller holds the lock of the
 * folder.
 */
export async function embeddedBackend(dataDir: string): Promise<() => Promise<Backend>> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) await createEmbedded(folder);
  return () => startBackend(folder);
}

/** Creates it under another name and renames it: a start that is killed halfway leaves nothing that looks complete. */
async function createEmbedded(folder: string): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const backend = await startBackend(part);
  await backend.close();
  await rename(part, folder);
}
