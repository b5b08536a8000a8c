type Item = Readonly<Record<string, unknown>>;

/** Sum of the items' values under the key, rounded to six decimals to remove floating-point noise. */
export function sumOf(items: readonly (Item | null | undefined)[], key: string): number {
  const sum = items.reduce((total, item) => total + (Number(item?.[key]) || 0), 0);
  return Math.round(sum * 1e6) / 1e6;
}
