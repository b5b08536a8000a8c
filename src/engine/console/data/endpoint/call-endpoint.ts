import type { CallOf, Endpoint, ResponseOf } from '../../../schema/contract/endpoint';
import { request } from '../api';

interface Options {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** As of `request`, but true by default. */
  readonly isQuiet?: boolean;
}

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls an endpoint and returns the envelope's data. Rejects with `ApiError`. */
export async function callEndpoint<E extends Endpoint>(
  { method, path, accepts, answers }: E,
  call: CallOf<NoInfer<E>>,
  { isQuiet = true, headers, signal }: Options = {},
): Promise<ResponseOf<E>> {
  const { params = {}, query, body }: Parts = call;
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return request({
    method,
    url,
    query,
    body: accepts?.[0] === 'multipart/form-data' ? formOf(body as Readonly<Record<string, Blob>>) : body,
    headers,
    signal,
    isFile: answers !== undefined,
    isQuiet,
  });
}

function formOf(parts: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return form;
}
