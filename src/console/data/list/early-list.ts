import type { Envelope, ListData } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { type Filter, printListQuery } from '../../../entity/query/list-query';
import { type ListState, listQueryOf } from './list-address';
import type { ColumnNames } from './list-columns';

interface EarlyList {
  readonly url: string;
  readonly data: Promise<ListData>;
  answered: ListData | undefined;
}

/** In ms; an answer that no page has used by then is too old. */
const freshFor = 10_000;

/** In ms; a slow machine needs longer than this to draw a list twice, first without and then with its rows. */
const worthWaiting = 300;

let early: EarlyList | undefined;

/** The URL that a list requests for its state. */
export function listUrl(
  entity: Entity,
  fixed: readonly Filter[],
  state: ListState,
  columns: ColumnNames,
): string {
  return `${entity.listPath}?${printListQuery({ ...listQueryOf(state, fixed), columns })}`;
}

/** Stores the answer to a list request that was sent before its page was loaded. */
export function keepEarlyList(url: string, call: Promise<Envelope>): void {
  const data = call.then((envelope) => {
    if (envelope.code !== 0) throw new Error(envelope.msg);
    return envelope.data as ListData;
  });
  const kept: EarlyList = { url, data, answered: undefined };
  early = kept;
  data.then(
    (answer) => {
      kept.answered = answer;
      setTimeout(forget, freshFor, kept);
    },
    // The page repeats the request and shows the failure.
    () => forget(kept),
  );
}

/** Resolves when the early rows have arrived, or after the longest worthwhile wait. */
export async function earlyListIn(): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, worthWaiting));
  await Promise.race([early?.data.catch(() => undefined), enough]);
}

/** The early answer to this URL if it has arrived. Each answer is returned once. */
export function takeAnsweredList(url: string): ListData | undefined {
  if (early?.url !== url || !early.answered) return undefined;
  const { answered } = early;
  forget(early);
  return answered;
}

/** The early request for this URL if it is still in flight. Each request is returned once. */
export function takeEarlyList(url: string): Promise<ListData> | undefined {
  if (early?.url !== url) return undefined;
  const { data } = early;
  forget(early);
  return data;
}

function forget(list: EarlyList): void {
  if (early === list) early = undefined;
}
