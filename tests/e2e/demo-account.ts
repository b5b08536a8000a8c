/** Accounts of the demo data with the kind of account for the sign-in. */
export const demoAccounts = { root: 1, operator: 1, partner: 2, store: 3 } as const;

export type DemoAccount = keyof typeof demoAccounts;

export const demoPassword = 'footwork-demo';

interface Answer<Data> {
  readonly status: number;
  readonly msg: string;
  readonly data: Data;
}

/** An account that calls the endpoints in a session of its own, not the browser's. */
export class Caller {
  private constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  static signIn(url: string, account: DemoAccount): Promise<Caller> {
    return Caller.signInWith(url, account, demoPassword, demoAccounts[account]);
  }

  /** Signs in with any account, such as one created by the test. */
  static async signInWith(url: string, account: string, password: string, utype: number): Promise<Caller> {
    const body = new URLSearchParams({ username: account, password, utype: String(utype) });
    const answer = await fetch(`${url}/manger/login`, { method: 'POST', body });
    const { data, msg } = (await answer.json()) as { data: { token: string } | null; msg: string };
    if (!answer.ok || !data) throw new Error(`${account} could not sign in: ${msg}`);
    return new Caller(url, data.token);
  }

  async call<Data>(method: string, path: string, body?: object): Promise<Answer<Data>> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { authorization: this.token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as { msg: string; data: Data }) };
  }

  /** The data of a successful response; throws for any other. */
  async ask<Data>(method: string, path: string, body?: object): Promise<Data> {
    const { status, msg, data } = await this.call<Data>(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${msg}`);
    return data;
  }
}
