/** A seeded random number generator: mulberry32, with 32 bits of state. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer, both ends inclusive. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** Replaces every `#` by a digit. */
  digits(template: string): string;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
    digits: (template) => template.replace(/#/g, () => String(between(0, 9))),
  };
}
