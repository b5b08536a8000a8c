import type { CountryCode } from './countries';
import data from './data/partners.json';

interface Partner {
  readonly pcode: string;
  readonly time_zone: string;
  readonly merchants: readonly {
    readonly name: string;
    readonly brand: string;
    readonly account: string;
    readonly country: CountryCode;
    readonly status?: 'suspended';
  }[];
}

/** Three partners with twelve merchants; each merchant has a store in every city of its country. */
export const partners = data as readonly Partner[];

export function timeZoneOf(pcode: string | undefined): string {
  return partners.find((one) => one.pcode === pcode)?.time_zone ?? 'UTC';
}
