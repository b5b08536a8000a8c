import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { api, quietApi } from '../../../src/engine/console/data/api';

export interface FakeAnswer {
  readonly status?: number;
  /** Or a promise of it. */
  readonly body: unknown;
}

/** What the layout asks for on any page, and the numbers of its tabs that the list of devices does; not counted. */
const usual: Readonly<Record<string, FakeAnswer>> = {
  'get /notices': { body: { code: 0, msg: '', data: { list: [], unread: 0, more: false } } },
  'get /devices/totals': {
    body: { code: 0, msg: '', data: { total: 0, totalIs: 'exact', states: [], sums: {} } },
  },
};

/** Answers the console's calls in a test; a call that nobody expected fails loudly. */
export function fakeServer(answers: Readonly<Record<string, FakeAnswer>>): InternalAxiosRequestConfig[] {
  const calls: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const call = `${config.method} ${withoutColumns(config.url ?? '')}`;
    const answer = answers[call] ?? usual[call];
    if (!answer || answer !== usual[call]) calls.push(config);
    if (!answer) throw new Error(`Nobody expected ${config.method} ${config.url}`);
    const status = answer.status ?? 200;
    const response = { data: await answer.body, status, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError('failed', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
  api.defaults.adapter = adapter;
  quietApi.defaults.adapter = adapter;
  return calls;
}

/** Which columns a list names is tested on its own. */
export function withoutColumns(url: string): string {
  return url.replace(/[?&]_columns=[^&]*/, '');
}

export function envelope(data: unknown): FakeAnswer {
  return { body: { code: 0, msg: '', data } };
}
