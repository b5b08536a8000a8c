import { vi } from 'vitest';

export interface FakeAnswer {
  readonly status?: number;
  /** The body, or a promise of it. */
  readonly body: unknown;
}

export interface Call {
  /** In lower case. */
  readonly method: string;
  /** Includes the query only if a key of the answers does. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly data: string;
  readonly headers: Headers;
}

/**
 * Requests of the layout on any page, and those for the tab numbers of the device list. Unless a test answers
 * them itself, the calls do not contain them.
 */
const usual: Readonly<Record<string, FakeAnswer>> = {
  'get /notices': { body: { code: 0, msg: '', data: { list: [], unread: 0, more: false } } },
  'get /devices/totals': {
    body: { code: 0, msg: '', data: { total: 0, totalIs: 'exact', states: [], sums: {} } },
  },
};

/** Answers the console's calls in a test; an unexpected call throws. */
export function fakeServer(answers: Readonly<Record<string, FakeAnswer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    // The event stream never answers.
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

/** Tests of their own cover which columns a list requests. */
export function withoutColumns(url: string): string {
  return url.replace(/[?&]_columns=[^&]*/, '');
}

export function envelope(data: unknown): FakeAnswer {
  return { body: { code: 0, msg: '', data } };
}
