/** The zone in which most people live, for countries with several zones, by ISO 3166-1 code. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  IN: 'Asia/Kolkata',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
};

/** The zone that a record names, and the country that decides where it names none. */
export interface ZoneSource {
  readonly zone: string | null;
  readonly country?: string;
}

/** The IANA zone of the source itself, else the one of its country. */
export function zoneOfSource({ zone, country }: ZoneSource): string {
  return zone ?? (country === undefined ? 'UTC' : zoneOfCountry(country));
}

/** `Intl` knows the zone of countries that the table above omits; UTC where it knows none. */
function zoneOfCountry(country: string): string {
  const main = mainZones[country];
  if (main !== undefined) return main;
  // Engines older than 2025 have an accessor in place of the method.
  const locale: Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0] ?? 'UTC';
}
