import type { QueryClient } from '@tanstack/react-query';
import type { Envelope, ListData } from '../../../schema/contract/envelope';
import { request } from '../api';
import type { Labelled } from '../resource';

export type Rows = ListData<Labelled>;

/** Common prefix of the query keys of all rows; with the name of an entity, of its rows. */
export function rowsKey(...entity: readonly string[]): readonly string[] {
  return ['rows', ...entity];
}

/** Query options for the rows of an entity at the URL that `listUrl` returns. */
export function rowsQuery(entity: string, url: string) {
  return {
    queryKey: [...rowsKey(entity), url],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => request<Rows>({ url, signal, isQuiet: true }),
  };
}

/** A request for rows that was sent before the console's code was loaded. */
export interface EarlyRows {
  readonly entity: string;
  readonly url: string;
  readonly answer: Promise<Envelope<Rows>>;
}

/** In ms; a page that is mounted later requests its rows again. */
const freshFor = 10_000;

/** Puts the early rows into the cache. After a failure, they are requested again. */
export async function cacheEarlyRows(client: QueryClient, { entity, url, answer }: EarlyRows): Promise<void> {
  const query = rowsQuery(entity, url);
  const early = answer.then(({ code, data }) => (code === 0 ? data : Promise.reject(code)));
  await client.prefetchQuery({ ...query, queryFn: (context) => early.catch(() => query.queryFn(context)) });
  // Keeps the rows fresh for a while: a page that is mounted after the request has ended would repeat it.
  client.setQueryData<Rows>(query.queryKey, (rows) => rows, { updatedAt: Date.now() + freshFor });
}
