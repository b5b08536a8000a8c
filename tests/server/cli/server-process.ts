import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { isBuilt } from '../../../src/engine/cli/source-hash.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/**
 * For this process only, because other test files build at the same time. Must be below the folder of
 * node_modules.
 */
const ownFolder = `${root}dist/test-server-${process.pid}`;
let outDir = `${root}dist/server`;

/**
 * Builds the server as `npm start` does: the build starts in half the time that the sources take. In a run of
 * all tests the build exists already.
 */
export async function buildServer(): Promise<void> {
  if (isBuilt()) return;
  outDir = ownFolder;
  await build({
    configFile: `${root}vite.config.ts`,
    mode: 'production',
    logLevel: 'error',
    // With the NODE_ENV of a test run, Vite would make a development build.
    define: { 'import.meta.env.PROD': 'true' },
    build: { ssr: true, outDir },
  });
}

export async function removeServer(): Promise<void> {
  await rm(ownFolder, { recursive: true, force: true });
}

export interface Exit {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #out: string[] = [];
  readonly #err: string[] = [];
  readonly exit: Promise<Exit>;

  constructor(environment: Record<string, string>) {
    this.#child = spawn(process.execPath, [`${outDir}/start.js`], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#out.push(text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => this.#err.push(text));
    this.exit = once(this.#child, 'close').then(([code]) => ({
      code,
      out: this.#out.join(''),
      err: this.#err.join(''),
    }));
  }

  /** Resolves to the address that the server prints once it is ready. */
  async ready(): Promise<string> {
    for (;;) {
      const url = /http:\/\/[\w.:[\]]+/.exec(this.printed)?.[0];
      if (url) return url;
      const ended = await Promise.race([
        this.exit,
        once(this.#child.stdout ?? this.#child, 'data').then(() => undefined),
      ]);
      if (ended) throw new Error(`The server ended with ${ended.code}:\n${ended.out}${ended.err}`);
    }
  }

  /** The standard output so far. */
  get printed(): string {
    return this.#out.join('');
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends the signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<Exit> {
    this.signal(signal);
    return this.exit;
  }
}

/** Adds the partner of the merchants of these tests. */
export async function addPartner(caller: Caller): Promise<void> {
  const account = {
    username: 'crash',
    nickname: 'Crash',
    contact: 'Max Mustermann',
    utype: '2',
    pcode: 'CRASH',
  };
  const { list } = await caller.get<{ list: { id: number }[] }>('/roles');
  await caller.create('/manger/add', { ...account, roles: list.map(({ id }) => id) });
}

/** The record that a write of these tests creates. */
export function merchant(account: string): object {
  return { name: `Merchant ${account}`, contact: 'Max Mustermann', account, pcode: 'CRASH' };
}

/** Calls endpoints of a running server as `root`. */
export class Caller {
  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  static async signIn(url: string, password: string): Promise<Caller> {
    const body = new URLSearchParams({ username: 'root', password, utype: '1' });
    const answer = await fetch(`${url}/manger/login`, { method: 'POST', body });
    const { data, msg } = (await answer.json()) as { data: { token: string }; msg: string };
    if (!answer.ok) throw new Error(`Not signed in: ${msg}`);
    return new Caller(url, data.token);
  }

  async get<Data>(path: string): Promise<Data> {
    const answer = await fetch(`${this.url}${path}`, { headers: { authorization: this.token } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: Data }).data;
  }

  post(path: string, record: object): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { authorization: this.token, 'content-type': 'application/json' },
      body: JSON.stringify(record),
    });
  }

  async create(path: string, record: object): Promise<void> {
    const answer = await this.post(path, record);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.json();
  }

  /**
   * Creates a record with a body in two halves; runs `between` once the server reads the first. Returns the
   * status.
   */
  async createSlowly(
    path: string,
    record: object,
    between: () => Promise<unknown>,
  ): Promise<number | undefined> {
    const body = JSON.stringify(record);
    const headers = {
      authorization: this.token,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    };
    const call = request(`${this.url}${path}`, { method: 'POST', headers });
    const send = async () => {
      call.write(body.slice(0, 10));
      await once(call, 'continue');
      await between();
      call.end(body.slice(10));
    };
    const [[response]] = await Promise.all([once(call, 'response'), send()]);
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  }
}
