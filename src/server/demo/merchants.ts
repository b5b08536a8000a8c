import { type City, type Country, type CountryCode, countries } from './countries';
import { daysBefore } from './days';
import { partners } from './partners';
import type { Random } from './random';

export interface Merchant {
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  readonly account: string;
  readonly pcode: string;
  readonly status: 'active' | 'suspended';
  readonly address: string;
  readonly create_time: Date;
}

/** A merchant with what its stores take over from it. */
export interface Business {
  readonly merchant: Merchant;
  readonly brand: string;
  readonly countryCode: CountryCode;
  readonly country: Country;
}

export function businessesOf(random: Random, now: Date): Business[] {
  const specs = partners.flatMap(({ pcode, merchants }) => merchants.map((spec) => ({ pcode, ...spec })));
  return specs.map(({ pcode, name, brand, account, country: countryCode, status }) => {
    const country: Country = countries[countryCode];
    const merchant: Merchant = {
      name,
      contact: random.pick(country.people),
      ...placeIn(random, random.pick(country.cities), country.address),
      account,
      pcode,
      status: status ?? 'active',
      create_time: daysBefore(now, random.between(900, 1500)),
    };
    return { merchant, brand, countryCode, country };
  });
}

/** An address and a telephone in a city. */
export function placeIn(random: Random, city: City, template: string): { address: string; phone: string } {
  const address = template
    .replace('{street}', random.pick(city.streets))
    .replace('{number}', String(random.between(1, 180)))
    .replace('{city}', city.name);
  return { address, phone: random.digits(city.phone) };
}
