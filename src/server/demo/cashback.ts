import { adjustments } from './data/sentences.json';
import type { policiesOf } from './operations';

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
