/** A page number, or a gap where some are left out. */
export type PageStep = number | 'before' | 'after';

/** The pages to offer around the current one: the first, the last, its neighbours, and five at the least. */
export function pageSteps(current: number, last: number): readonly PageStep[] {
  const from = Math.max(2, Math.min(current - 1, last - 3));
  const to = Math.min(last - 1, Math.max(current + 1, 4));
  const between = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...between,
    ...(to < last - 1 ? (['after'] as const) : []),
    ...(last > 1 ? [last] : []),
  ];
}
