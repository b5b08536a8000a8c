import { errorCatalogue } from '../../schema/contract/app-error';
import { readerZone } from '../i18n/format/zone';
import { activeLanguage, words } from '../i18n/words';
import { notify } from '../kit/notice/notify';
import { storedToken } from '../kit/settings/storage';
import { ApiError, isEnvelope } from './api-error';
import { announceExpiry } from './expiry';
import { newRepeatKey } from './repeat-key';

export interface Call {
  readonly url: string;
  /** Default `GET`. */
  readonly method?: string;
  /** A list becomes several parameters of that name; null and undefined are not sent. */
  readonly query?: object | undefined;
  /** A form is sent as such, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether the answer is a file, without an envelope. */
  readonly isFile?: boolean;
  /** No notice on failure: the caller shows it. */
  readonly isQuiet?: boolean | undefined;
}

/** In ms. */
const timeout = 50_000;

/**
 * Sends a call of the console and returns the `data` of the envelope. Rejects with `ApiError`, which it also shows as
 * a notice, or with the reason of `signal` once that is aborted.
 */
export async function request<Data>(call: Call): Promise<Data> {
  try {
    return (await send(call)) as Data;
  } catch (error) {
    if (call.signal?.aborted) throw error;
    const failure = error instanceof ApiError ? error : unanswered(error);
    if (failure.code === errorCatalogue.sessionExpired.code) announceExpiry();
    else if (!call.isQuiet) notify.error(failure.msg);
    throw failure;
  }
}

async function send({ url, method = 'GET', query = {}, body, headers, signal, isFile = false }: Call) {
  const isForm = body instanceof FormData;
  const token = storedToken();
  // No timeout for files: the server answers a download after the last row, which may take minutes.
  const limits = isFile || isForm ? [] : [AbortSignal.timeout(timeout)];
  const response = await fetch(url + printedQuery(query), {
    method,
    headers: {
      ...(token !== null && { Authorization: token }),
      'Accept-Language': activeLanguage(),
      'Time-Zone': readerZone(),
      // The key prevents a second execution if the network repeats the request. A caller that retries passes its own.
      ...(method === 'POST' && { 'Idempotency-Key': newRepeatKey() }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.any([...limits, ...(signal ? [signal] : [])]),
  });
  if (isFile && response.ok) return response.blob();
  const answer = await response.json().catch(noJson);
  const { code, msg, data } = isEnvelope(answer) ? answer : { code: response.status, msg: '', data: null };
  if (code === 0 && response.ok) return data;
  throw new ApiError(code, response.status, msg || words.t('console.error.system'), data);
}

function printedQuery(query: object): string {
  const printed = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null) printed.append(name, String(one));
  }
  return printed.size > 0 ? `?${printed}` : '';
}

/** A body that is not JSON is no envelope. Any other error means that the body could not be received. */
function noJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

function unanswered(error: unknown): ApiError {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(0, 0, words.t(isLate ? 'console.error.timeout' : 'console.error.network'));
}
