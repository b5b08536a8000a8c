import { daysBefore } from './days';
import { type Business, placeIn } from './merchants';
import type { Random } from './random';

export interface Store {
  readonly code_num: string;
  readonly name: string;
  readonly merchant: number;
  readonly contact: string;
  readonly phone: string;
  readonly country: string;
  readonly detail_address: string;
  readonly search_pwd: string;
  readonly qr_link: string;
  readonly create_time: Date;
}

/** A store with what its reports depend on. */
export interface Shop {
  readonly store: Store;
  readonly utcOffset: number;
  /** How busy it is, against the others; at most 1. */
  readonly custom: number;
}

/** Numbers of stores, each with that of the one it belongs to. */
const heads = new Map([['FW-1047', 'FW-1046']]);

/** Id of the store that this one belongs to. */
export function headOf(store: Store, shops: readonly (Shop & { readonly id: number })[]): number | null {
  const head = heads.get(store.code_num);
  return shops.find((shop) => shop.store.code_num === head)?.id ?? null;
}

/** One store of each business in every city of its country. */
export function shopsOf(
  random: Random,
  businesses: readonly (Business & { readonly id: number })[],
  now: Date,
): Shop[] {
  const places = businesses.flatMap((business) =>
    business.country.cities.map((city) => ({ business, city })),
  );
  return places.map(({ business, city }, at) => {
    const { address, phone } = placeIn(random, city, business.country.address);
    const code_num = `FW-${1001 + at}`;
    const store: Store = {
      code_num,
      name: business.country.storeName.replace('{brand}', business.brand).replace('{city}', city.name),
      merchant: business.id,
      contact: random.pick(business.country.people),
      phone,
      country: business.countryCode,
      detail_address: address,
      search_pwd: random.digits('######'),
      qr_link: `https://share.footwork.example/s/${code_num.toLowerCase()}`,
      create_time: daysBefore(now, random.between(120, 880)),
    };
    return { store, utcOffset: business.country.utcOffset, custom: random.between(2, 10) / 10 };
  });
}
