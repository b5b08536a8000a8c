import { daysBefore } from './days';
import { addressIn, type Business } from './merchants';
import type { Random } from './random';

/** A store with the facts on which its reports depend. */
export type Shop = ReturnType<typeof shopsOf>[number];

/** Numbers of stores, each with the number of its head store. */
const heads = new Map([['FW-1047', 'FW-1046']]);

export function headOf(
  store: Shop['store'],
  shops: readonly (Shop & { readonly id: number })[],
): number | null {
  const head = heads.get(store.code_num);
  return shops.find((shop) => shop.store.code_num === head)?.id ?? null;
}

/** One store of each business in every city of its country. */
export function shopsOf(
  random: Random,
  businesses: readonly (Business & { readonly id: number })[],
  now: Date,
) {
  const places = businesses.flatMap((business) =>
    business.country.cities.map((city) => ({ business, city })),
  );
  return places.map(({ business, city }, at) => {
    const { address, phone } = addressIn(random, city, business.country.address);
    const { storeName = '{brand} {city}' } = business.country;
    const code_num = `FW-${1001 + at}`;
    const store = {
      code_num,
      name: storeName.replace('{brand}', business.brand).replace('{city}', city.name),
      merchant: business.id,
      contact: random.pick(business.country.people),
      phone,
      country: business.countryCode,
      time_zone: city.time_zone ?? null,
      detail_address: address,
      search_pwd: random.digits('######'),
      qr_link: `https://share.footwork.example/s/${code_num.toLowerCase()}`,
      create_time: daysBefore(now, random.between(120, 880)),
    };
    // Relative number of visitors, at most 1.
    const custom = random.between(2, 10) / 10;
    return { store, utcOffset: business.country.utcOffset, custom };
  });
}
