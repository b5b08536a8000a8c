import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FetchFault } from './fetch-fault';
import { isPublicAddress } from './public-address';

export interface RequestLimits {
  /** Hosts that may have a private address. */
  readonly privateHosts: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/** Resolves a name, and connects to the addresses that it has checked: a second lookup could return others. */
const lookupPublic: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) answer(error ?? new FetchFault('unreachable'), '');
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      answer(new FetchFault('private'), '');
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

/** Returns the head of the response to a GET; the caller reads the body. Throws a `FetchFault`. */
export async function requestChecked(url: URL, limits: RequestLimits): Promise<IncomingMessage> {
  if (url.username !== '' || url.password !== '') throw new FetchFault('credentials');
  const isTrusted = limits.privateHosts.has(url.hostname);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is not looked up.
  if (!isTrusted && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new FetchFault('private');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolved, rejected) => {
    const sent = request(url, {
      agent: false,
      signal: limits.signal,
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
      ...(!isTrusted && { lookup: lookupPublic }),
    });
    sent.once('response', resolved);
    sent.once('error', rejected);
    sent.end();
  });
}
