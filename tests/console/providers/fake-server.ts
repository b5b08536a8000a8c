import { vi } from 'vitest';

export interface FakeAnswer {
  readonly status?: number;
  /** Or a promise of it. */
  readonly body: unknown;
}

export interface Call {
  /** In lower case. */
  readonly method: string;
  /** With the query only where an answer names it. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly data: string;
  readonly headers: Headers;
}

/** What the layout asks for on any page, and the numbers of its tabs that the list of devices does; not counted. */
const usual: Readonly<Record<string, FakeAnswer>> = {
  'get /notices': { body: { code: 0, msg: '', data: { list: [], unread: 0, more: false } } },
  'get /devices/totals': {
    body: { code: 0, msg: '', data: { total: 0, totalIs: 'exact', states: [], sums: {} } },
  },
};

/** Answers the console's calls in a test; a call that nobody expected fails loudly. */
export function fakeServer(answers: Readonly<Record<string, FakeAnswer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    // The stream of events stays silent.
    if (address === '/events') return new Promise(() => undefined);
    const method = (init.method ?? 'get').toLowerCase();
    const [path = '', query = ''] = address.split('?');
    const isNamed = `${method} ${withoutColumns(address)}` in answers;
    const url = isNamed ? address : path;
    const answer = answers[`${method} ${withoutColumns(url)}`] ?? usual[`${method} ${url}`];
    if (!answer || answer !== usual[`${method} ${url}`]) {
      const params = Object.fromEntries(new URLSearchParams(query));
      const headers = new Headers(init.headers);
      calls.push({ method, url, params, query, data: init.body as string, headers });
    }
    if (!answer) throw new Error(`Nobody expected ${method} ${address}`);
    const body = await answer.body;
    const content = body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(content, { status: answer.status ?? 200 });
  });
  return calls;
}

/** Which columns a list names is tested on its own. */
export function withoutColumns(url: string): string {
  return url.replace(/[?&]_columns=[^&]*/, '');
}

export function envelope(data: unknown): FakeAnswer {
  return { body: { code: 0, msg: '', data } };
}
