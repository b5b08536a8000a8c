import axios, { type AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { errorCatalogue } from '../../schema/contract/app-error';
import { readerZone } from '../i18n/format/zone';
import { activeLanguage, words } from '../i18n/words';
import { notify } from '../kit/notice/notify';
import { storedToken } from '../kit/settings/storage';
import { ApiError, isEnvelope } from './api-error';
import { announceExpiry } from './expiry';
import { newRepeatKey } from './repeat-key';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** No notice on failure: the caller shows it. */
    quiet?: boolean;
  }
}

/**
 * The HTTP client of all console calls. Unwraps the envelope to its `data`; rejects with `ApiError`, which it also
 * shows as a notice.
 */
export const api = createApi(false);

/** The same without notices, for callers that show every failure themselves. */
export const quietApi = createApi(true);

function createApi(quiet: boolean): AxiosInstance {
  const instance = axios.create({ timeout: 50_000, quiet, paramsSerializer: { indexes: null } });
  instance.interceptors.request.use((config) => {
    const token = storedToken();
    if (token !== null) config.headers.set('Authorization', token);
    config.headers.set('Accept-Language', activeLanguage());
    config.headers.set('Time-Zone', readerZone());
    // The server executes a request that the network repeats only once. A caller that retries passes its own key.
    if (config.method === 'post') config.headers.set('Idempotency-Key', newRepeatKey(), false);
    return config;
  });
  instance.interceptors.response.use(unwrap, fail);
  return instance;
}

function unwrap(response: AxiosResponse): AxiosResponse {
  const body: unknown = response.data;
  if (!isEnvelope(body)) return response;
  if (body.code === 0) return { ...response, data: body.data };
  throw shown(
    new ApiError(body.code, response.status, body.msg || systemError(), body.data),
    response.config.quiet,
  );
}

async function fail(error: AxiosError): Promise<never> {
  if (axios.isCancel(error)) throw error;
  const { response, config } = error;
  if (!response) {
    const late = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    throw shown(
      new ApiError(0, 0, words.t(late ? 'console.error.timeout' : 'console.error.network')),
      config?.quiet,
    );
  }
  const body = await bodyOf(response);
  const { code, msg, data } = isEnvelope(body) ? body : { code: response.status, msg: '', data: null };
  const found = new ApiError(code, response.status, msg || systemError(), data);
  if (code === errorCatalogue.sessionExpired.code) announceExpiry();
  else shown(found, config?.quiet);
  throw found;
}

/** A failed download holds its JSON body inside a blob. */
async function bodyOf({ data }: AxiosResponse): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  return data
    .text()
    .then(JSON.parse)
    .catch(() => null);
}

function shown(error: ApiError, quiet = false): ApiError {
  if (!quiet) notify.error(error.msg);
  return error;
}

function systemError(): string {
  return words.t('console.error.system');
}
