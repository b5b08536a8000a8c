export function withUnit(amount: string, unit: string): string {
  if (unit === '°') return `${amount}°`;
  return unit ? `${amount} ${unit}` : amount;
}
