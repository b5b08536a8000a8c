import type { IncomingMessage } from 'node:http';
import { requestChecked } from './checked-request';
import { FetchFault } from './fetch-fault';

const redirectsLimit = 3;
const bytesLimit = 64 * 1024;
const urlLimit = 2000;
const redirectStatus: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const webAddress = /^https?:\/\/[^\s/?#]\S*$/i;

export interface FetchLimits {
  readonly privateHosts: ReadonlySet<string>;
  /** In ms, for the whole call. */
  readonly timeout: number;
}

/** Calls an interface, and returns the `url` of its JSON response. Throws a `FetchFault`. */
export async function fetchQrUrl(address: string, { privateHosts, timeout }: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  let response: IncomingMessage | undefined;
  try {
    response = await followed(new URL(address), (url) => requestChecked(url, { privateHosts, signal }));
    return urlIn(await bodyOf(response));
  } catch (error) {
    if (error instanceof FetchFault) throw error;
    throw new FetchFault(signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    response?.destroy();
  }
}

/** Follows redirects, each of which is checked like the first address. */
async function followed(
  start: URL,
  request: (url: URL) => Promise<IncomingMessage>,
): Promise<IncomingMessage> {
  let url = start;
  for (let redirects = 0; redirects <= redirectsLimit; redirects += 1) {
    const response = await request(url);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!redirectStatus.has(statusCode) || headers.location === undefined) {
      throw new FetchFault('status', { status: statusCode });
    }
    const next = URL.canParse(headers.location, url.href) && new URL(headers.location, url.href);
    if (!next || !/^https?:$/.test(next.protocol)) break;
    url = next;
  }
  throw new FetchFault('redirects', { limit: redirectsLimit });
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesLimit) throw new FetchFault('tooLarge', { limit: bytesLimit / 1024 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function urlIn(body: Buffer): string {
  const answer = jsonOf(body);
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : undefined;
  if (typeof url !== 'string' || url.length > urlLimit || !webAddress.test(url) || !URL.canParse(url)) {
    throw new FetchFault('noUrl');
  }
  return url;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new FetchFault('notJson');
  }
}
