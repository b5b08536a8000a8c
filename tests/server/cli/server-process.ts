import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { isBuilt } from '../../../src/engine/cli/source-hash.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Of this process alone: other test files build at the same time. It must be below node_modules' folder. */
const ownFolder = `${root}dist/test-server-${process.pid}`;
let outDir = `${root}dist/server`;

/**
 * Builds the server as `npm start` does, which starts in half the time that a run from the sources takes. A whole run
 * has built it already.
 */
export async function buildServer(): Promise<void> {
  if (isBuilt()) return;
  outDir = ownFolder;
  await build({
    configFile: `${root}vite.config.ts`,
    mode: 'production',
    logLevel: 'error',
    // The NODE_ENV of a test run would make it a development build.
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

/** The built server as a process of its own. */
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

  /** The address it prints once it is ready. */
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

  /** What it has written to standard output until now. */
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

/** The partner of those merchants; where it is there already, nothing happens. */
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

/** What a write of these tests creates. */
export function merchant(account: string): object {
  return { name: `Merchant ${account}`, contact: 'Max Mustermann', account, pcode: 'CRASH' };
}

/** Calls an endpoint of a server that runs, as `root`. */
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

  /** A create whose body is sent in two halves, with `between` once the server reads it. Answers the status. */
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
