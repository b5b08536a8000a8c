import type { CallOf, Endpoint, ResponseOf } from '../../../entity/contract/endpoint';
import { api, quietApi } from '../api';

interface Options {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a notice shows a failure; otherwise the caller does. */
  readonly isLoud?: boolean;
}

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls an endpoint and answers the data of the envelope. Rejects with `ApiError`. */
export async function callEndpoint<E extends Endpoint>(
  { method, path }: E,
  call: CallOf<NoInfer<E>>,
  { isLoud = false, ...options }: Options = {},
): Promise<ResponseOf<E>> {
  const { params = {}, query, body }: Parts = call;
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const instance = isLoud ? api : quietApi;
  return (await instance.request<ResponseOf<E>>({ ...options, method, url, params: query, data: body })).data;
}
