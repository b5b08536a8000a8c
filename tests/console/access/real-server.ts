import { vi } from 'vitest';
import { loadSession, type Session } from '../../../src/engine/console/data/session';
import { forgetSession } from '../../../src/engine/console/data/session-request';
import { identify } from '../../../src/engine/server/database/insert';
import type { Row } from '../../../src/engine/server/entity/context';
import { hashPassword } from '../../../src/engine/server/entity/write/password';
import { loadModel } from '../../../src/engine/server/registry';
import { insertAccounts, insertRoles } from '../../../src/engine/server/seed/accounts';
import { demoOf } from '../../../src/engine/server/seed/demo';
import { seed } from '../../../src/engine/server/seed/seed';
import { openServer } from '../../server/write/fixture';
import type { Server } from '../../support/server';
import type { Grant } from './arbitrary-grant';

export const model = loadModel();

/** The response to a call. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  readonly data: any;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly type?: string;
}

/** The whole server on the demo data; calls of the console go to it. */
export class RealServer {
  #token = '';
  /** The failed calls of the console, except `/events`, each as `status url`. */
  readonly refused: string[] = [];

  private constructor(readonly server: Server) {
    vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit = {}) => {
      const answer = await server.app.inject({
        method: (method ?? 'GET') as 'GET',
        url,
        headers: headers as Record<string, string>,
        ...(body && { payload: body as string }),
      });
      const isRefused = answer.statusCode >= 400 && url !== '/events';
      if (isRefused) this.refused.push(`${answer.statusCode} ${url}`);
      return new Response(answer.body, { status: answer.statusCode });
    });
  }

  static async open(): Promise<RealServer> {
    const server = await openServer('postgres', 'console_matrix', model, { realSessions: true });
    await seed(server.database, model, { demo: demoOf('small'), now: new Date() });
    return new RealServer(server);
  }

  async close(): Promise<void> {
    vi.unstubAllGlobals();
    await this.server.close();
  }

  /** Creates an account that has one new role, and returns its name. */
  async hire({ scope, perms, fields, ...account }: Grant): Promise<string> {
    const { database, clock } = this.server;
    const buttons = await this.server.rows('select id, perm from menu where perm is not null');
    const passwordHash = await hashPassword('footwork-demo');
    return database.kysely.transaction().execute(async (transaction) => {
      const work = { transaction, model, menus: [], creator: 1, passwordHash, now: clock.now };
      const [role] = await identify(transaction, 'role', [
        { name: 'Generated', summary: '', sort: 99, scope },
      ]);
      if (!role) throw new Error('The database gave no id.');
      const menus = buttons.filter(({ perm }) => perms.includes(String(perm))).map(({ id }) => Number(id));
      await insertRoles(work, [{ ...role, code: `GENERATED_${role.id}`, field_rules: fields, menus }]);
      const username = `generated.${role.id}`;
      const [hired] = await identify(transaction, 'manager', [
        { username, nickname: username, contact: username, ...account },
      ]);
      if (!hired) throw new Error('The database gave no id.');
      await insertAccounts(work, [{ ...hired, roles: [role.id] }]);
      return username;
    });
  }

  /** The session as the console loads it. */
  async signIn(username: string): Promise<Session> {
    const [account] = await this.server.rows(`select id from manager where username = '${username}'`);
    const origin = { ip: '127.0.0.1', userAgent: undefined };
    this.#token = await this.server.context.sessions.open(Number(account?.id), origin);
    localStorage.setItem('accessToken', this.#token);
    forgetSession();
    return loadSession(this.#token);
  }

  /** A call by the account that signed in last. */
  async call(url: string, { method = 'GET', body, type = 'application/json' }: Call = {}): Promise<Answer> {
    const answer = await this.server.app.inject({
      method,
      url,
      headers: { authorization: this.#token, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { payload: body as object | string }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const content = isJson ? answer.json() : null;
    const { code = 0, data = content } = Array.isArray(content) ? {} : (content ?? {});
    return { status: answer.statusCode, code, data };
  }

  /** Uploads a file with this content, as an input of a form does. */
  async upload(content: string): Promise<Answer> {
    const part = 'content-disposition: form-data; name="file"; filename="paper.pdf"';
    const body = `--cut\r\n${part}\r\n\r\n${content}\r\n--cut--\r\n`;
    return this.call('/files', { method: 'POST', body, type: 'multipart/form-data; boundary=cut' });
  }

  /** Some records that the signed-in account can see. */
  async list(path: string): Promise<Row[]> {
    return (await this.call(`${path}?_start=0&_end=100`)).data.list;
  }
}
