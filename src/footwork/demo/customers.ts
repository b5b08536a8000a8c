import { type CountryCode, countries } from './countries';
import { inquiries } from './data/sentences.json';
import { dateOf, day } from './days';
import { addressIn } from './merchants';
import type { Random } from './random';

export interface MeasuringStore {
  readonly id: number;
  readonly code: string;
  readonly country: CountryCode;
}

/** A row of the customer table, without authors and times. */
export type CustomerRow = ReturnType<typeof customerRow>;

/** A customer row. Feet grow until about sixteen; weight and shoe size follow from height, height from age. */
export function customerRow(random: Random, store: MeasuringStore, serial: number, time: Date) {
  const { name, gender } = personOf(random, store.country);
  const years = random.chance(0.3) ? random.between(5, 16) : random.between(17, 82);
  const born = new Date(time.getTime() - (years * 365.25 + random.between(0, 364)) * day);
  const grown = Math.min(1, 0.55 + years * 0.028);
  const height = Math.round((gender === 'female' ? 166 : 178) * grown + random.between(-9, 9));
  const isPupil = years <= 16;
  const { cities, address } = countries[store.country];
  const city = random.pick(cities);
  return {
    name,
    // From the serial, not the random source, so that the rest of the demo stays the same.
    openid_verified: serial % 4 !== 0,
    gender,
    birth_date: dateOf(born),
    store: store.id,
    // The last digits count up, so that no two customers share a number.
    phone: isPupil ? null : `${city.phone.split(' ')[0]} 000 ${String(serial).padStart(7, '0')}`,
    student_number: isPupil ? `${store.code}-${String(serial).padStart(6, '0')}` : null,
    address: addressIn(random, city, address).address,
    height,
    weight: Math.round((height / 100) ** 2 * random.between(165, 290)) / 10,
    // A foot is about 15.1 % of body height; French sizes are in two thirds of a centimetre, with 1.5 cm of room.
    shoe_size: Math.round((height * 0.151 + 1.5) * 3) / 2,
    inquiry: random.pick(inquiries),
    create_time: time,
  };
}

function personOf(random: Random, country: CountryCode): { name: string; gender: 'female' | 'male' } {
  const { familyFirst, family, ...firstNames } = countries[country].names;
  const gender = random.chance(0.55) ? 'female' : 'male';
  const [first, last] = [random.pick(firstNames[gender]), random.pick(family)];
  return { name: familyFirst ? `${last}${first}` : `${first} ${last}`, gender };
}
