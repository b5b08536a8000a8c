import { type QuantityName, quantities } from '../../../../measurement/findings/quantities';

export function withUnit(amount: string, unit: string): string {
  if (unit === '°') return `${amount}°`;
  return unit ? `${amount} ${unit}` : amount;
}

/** Whether a figure of the quantity contains its unit: degrees, and values whose direction is a word. */
export function containsUnit(name: QuantityName): boolean {
  const { unit, sense } = quantities[name];
  return unit === '°' || sense !== undefined;
}
