import { type City, countries } from './countries';
import { daysBefore } from './days';
import { partners } from './partners';
import type { Random } from './random';

/** A merchant with the values that its stores inherit. */
export type Business = ReturnType<typeof businessesOf>[number];

export function businessesOf(random: Random, now: Date) {
  const specs = partners.flatMap(({ pcode, merchants }) => merchants.map((spec) => ({ pcode, ...spec })));
  return specs.map(({ pcode, name, brand, account, country: countryCode, status = 'active' }) => {
    const country = countries[countryCode];
    const merchant = {
      name,
      contact: random.pick(country.people),
      ...addressIn(random, random.pick(country.cities), country.address),
      account,
      pcode,
      status,
      create_time: daysBefore(now, random.between(900, 1500)),
    };
    return { merchant, brand, countryCode, country };
  });
}

export function addressIn(random: Random, city: City, template: string): { address: string; phone: string } {
  const address = template
    .replace('{street}', random.pick(city.streets))
    .replace('{number}', String(random.between(1, 180)))
    .replace('{city}', city.name);
  return { address, phone: random.digits(city.phone) };
}
