import type { Author } from './applied-actions';
import { adjustments } from './data/sentences.json';
import { day, daysBefore } from './days';
import { midnight, type policiesOf, policyCount } from './operations';
import { timeZoneOf } from './partners';
import type { Visit } from './visits';

type Policy = ReturnType<typeof policiesOf>[number] & { readonly id: number };

interface Shop {
  readonly id: number;
  readonly store: { readonly merchant: number };
}

interface Business {
  readonly id: number;
  readonly merchant: { readonly pcode: string };
}

/** Adjustments by partners for one of their stores, in the first cycle of every other policy that was enabled. */
export function adjustmentsOf(
  policies: readonly Policy[],
  shops: readonly Shop[],
  businesses: readonly Business[],
) {
  return policies
    .filter(({ actions }, at) => actions.length > 0 && at % 2 === 0)
    .flatMap(({ id, pcode, starting_time }, at) => {
      const merchants = businesses.filter((one) => one.merchant.pcode === pcode).map((one) => one.id);
      const shop = shops.filter(({ store }) => merchants.includes(store.merchant))[at];
      const reason = adjustments[at % adjustments.length] ?? adjustments[0];
      if (!shop) return [];
      return [
        {
          policy: id,
          pcode,
          store: shop.id,
          cycle: 1,
          number: (at % 3) + 1,
          reason,
          create_time: starting_time,
        },
      ];
    });
}

interface Measured {
  readonly shops: readonly Shop[];
  readonly businesses: readonly Business[];
  readonly visits: readonly Visit[];
}

/**
 * One activity per partner, in the third week of its monthly cycle. The tier begins one report above the
 * number of the busiest store, so that at any hour a partner's start page shows a store just below a tier.
 */
export function monthlyPoliciesOf(
  partners: ReadonlyMap<string, Author>,
  { shops, businesses, visits }: Measured,
  now: Date,
) {
  return [...partners].map(([pcode, by], at) => {
    const time_zone = timeZoneOf(pcode);
    const start = midnight(daysBefore(now, 20), time_zone);
    const merchants = businesses.filter(({ merchant }) => merchant.pcode === pcode).map(({ id }) => id);
    const stores = shops.filter(({ store }) => merchants.includes(store.merchant));
    const reached = stores.map(
      ({ id }) => visits.filter(({ site, time }) => site.store.id === id && time >= start).length,
    );
    const most = Math.max(1, ...reached);
    return {
      activity_name: `Foot check month ${start.getUTCFullYear()}-${policyCount + 1 + at}`,
      pcode,
      summary: null,
      starting_time: start,
      deadline: midnight(new Date(start.getTime() + 60 * day), time_zone),
      cycle: 1,
      cycle_unit: 'month',
      time_zone,
      target_value: Math.ceil(most / 2),
      target_unit: 'reports',
      daily_increases: null,
      openid_verification: false,
      ratio: 5,
      tiers: [{ from: most + 1, ratio: 10 }],
      adjust_number: 0,
      adjust_reason: null,
      create_time: daysBefore(start, 7),
      actions: [{ action: 'enable', at: start, by }],
    };
  });
}
