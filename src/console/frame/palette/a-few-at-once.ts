/** `Promise.allSettled` for work of which only so many pieces may be under way at the same time. */
export async function aFewAtOnce<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  const rest = items.entries();
  // All of them take from the same rest.
  const takeTurns = async () => {
    for (const [at, item] of rest) {
      const [outcome] = await Promise.allSettled([work(item)]);
      outcomes[at] = outcome;
    }
  };
  await Promise.all(Array.from({ length: most }, takeTurns));
  return outcomes;
}
