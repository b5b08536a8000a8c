import { sql } from 'kysely';
import type { Actor } from '#engine/schema/access/actor';
import type { Connection } from '#engine/server/database/transaction';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { CashbackSums, Policy, StoreProgress } from '../endpoints/cashback';
import { countReports, type FoundDay } from './count-reports';
import type { Cycle } from './cycles';
import { participantsOf } from './participants';
import { pausesOf, pausesWithin, type Switch } from './pauses';
import { type CountedDay, countedDays, progressOf, type Terms } from './progress';

export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** The progress of a policy's stores in one cycle. */
export interface Cashback {
  readonly pauses: readonly Span[];
  readonly stores: readonly StoreProgress[];
  /** By store. */
  readonly days: ReadonlyMap<number, readonly CountedDay[]>;
}

/** For the stores within the actor's scope, or for one of them. */
export async function cashbackOf(
  { database: { kysely }, model }: ReadContext,
  actor: Actor,
  policy: Policy,
  cycle: Cycle,
  store?: number,
): Promise<Cashback> {
  const selection = { policy: policy.id, cycle: cycle.number, store };
  const participants = await participantsOf(kysely, model, actor, selection);
  const pauses = pausesWithin(await readPauses(kysely, policy), cycle);
  const found = await countReports(kysely, {
    stores: policy.enabled_time === null ? [] : participants.map((one) => one.store),
    ...cycle,
    pauses,
    unit: policy.target_unit,
    timeZone: policy.time_zone,
    verifiedOnly: policy.openid_verification,
    types: await countedTypes(kysely, policy),
    withReports: store !== undefined,
  });
  const terms = termsOf(policy);
  const foundDays = new Map(participants.map((one): [number, FoundDay[]] => [one.store, []]));
  for (const day of found) foundDays.get(day.store)?.push(day);
  const days = new Map([...foundDays].map(([id, found]) => [id, countedDays(found, terms)]));
  const stores = participants.map((one): StoreProgress => {
    const adjustment = policy.adjust_number + (one.adjustment?.number ?? 0);
    return { ...one, ...progressOf(days.get(one.store) ?? [], adjustment, terms) };
  });
  return { pauses, stores, days };
}

/**
 * The sums over stores. `found`: testers or reports, whichever the policy counts, before adjustments and daily limits.
 */
export function sumsOf(stores: readonly StoreProgress[]): CashbackSums {
  return {
    stores: stores.length,
    qualified: stores.filter(({ qualified }) => qualified).length,
    found: stores.reduce((sum, { found }) => sum + found, 0),
  };
}

function termsOf({ target_value, daily_increases, ratio, tiers }: Policy): Terms {
  return { target: target_value, dailyLimit: daily_increases, ratio, tiers };
}

async function readPauses(connection: Connection, { id }: Policy) {
  const { rows } = await sql<Switch>`select action, at from footwork.history
    where entity = 'policy' and record_id = ${id} and action in ('enable', 'stop')
    order by version, id`.execute(connection);
  return pausesOf(rows);
}

/** The report types that count by the partner's settings; null where there are no settings. */
async function countedTypes(connection: Connection, { pcode }: Policy): Promise<readonly string[] | null> {
  const { rows } = await sql<{ report_types: readonly string[] }>`
    select report_types from policy_config where pcode = ${pcode}`.execute(connection);
  return rows[0]?.report_types ?? null;
}
