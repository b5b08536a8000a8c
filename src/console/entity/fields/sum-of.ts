type Item = Readonly<Record<string, unknown>>;

/** The sum of what the objects hold under the key, without the noise of binary fractions. */
export function sumOf(items: readonly (Item | null | undefined)[], key: string): number {
  const sum = items.reduce((total, item) => total + (Number(item?.[key]) || 0), 0);
  return Math.round(sum * 1e6) / 1e6;
}
