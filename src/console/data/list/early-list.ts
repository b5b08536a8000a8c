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

/** In ms; an older answer that no page took is no news any more. */
const freshFor = 10_000;

/** In ms; to draw a list twice, without its rows and with them, takes a slow machine longer. */
const worthWaiting = 300;

let early: EarlyList | undefined;

/** The call that a list makes for what it shows. */
export function listUrl(
  entity: Entity,
  fixed: readonly Filter[],
  state: ListState,
  columns: ColumnNames,
): string {
  return `${entity.listPath}?${printListQuery({ ...listQueryOf(state, fixed), columns })}`;
}

/** Keeps the answer to a call that was made before the page which needs it was there. */
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
    // The page asks again, and shows what goes wrong then.
    () => forget(kept),
  );
}

/** Resolves when the rows that were asked for early are there, or are not worth waiting for any more. */
export async function earlyListIn(): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, worthWaiting));
  await Promise.race([early?.data.catch(() => undefined), enough]);
}

/** The answer to this call where it has come early; given once. */
export function takeAnsweredList(url: string): ListData | undefined {
  if (early?.url !== url || !early.answered) return undefined;
  const { answered } = early;
  forget(early);
  return answered;
}

/** The same where it is still on its way. */
export function takeEarlyList(url: string): Promise<ListData> | undefined {
  if (early?.url !== url) return undefined;
  const { data } = early;
  forget(early);
  return data;
}

function forget(list: EarlyList): void {
  if (early === list) early = undefined;
}
