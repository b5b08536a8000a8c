import data from './data/countries.json';

/** A city with stores. A `#` in a phone number becomes a digit. */
export interface City {
  readonly name: string;
  /** IANA name; default: the zone of the country in which most people live. */
  readonly time_zone?: string;
  readonly streets: readonly string[];
  readonly phone: string;
}

interface Country {
  /** Hours ahead of UTC, for plausible opening hours; ignores summer time. */
  readonly utcOffset: number;
  /** The currency of its stores' orders. */
  readonly currency: 'CNY' | 'EUR' | 'USD';
  /** `{street}`, `{number}` and `{city}` are filled in. */
  readonly address: string;
  /** `{brand}` and `{city}` are filled in; default: brand, then city. */
  readonly storeName?: string;
  /** Contacts: names that everybody there recognises as placeholders, such as John Doe. */
  readonly people: readonly string[];
  readonly names: {
    readonly female: readonly string[];
    readonly male: readonly string[];
    readonly family: readonly string[];
    /** Whether the family name comes first, without a space. */
    readonly familyFirst?: boolean;
  };
  readonly cities: readonly City[];
}

export type CountryCode = keyof typeof data;

/**
 * Phone numbers are from ranges reserved for fiction where a country has them (US 555-01xx, Germany's Rufnummern für
 * Medienproduktionen, France's ARCEP ranges); elsewhere the subscriber number starts with 0, which is never assigned.
 */
export const countries = data as Readonly<Record<CountryCode, Country>>;
