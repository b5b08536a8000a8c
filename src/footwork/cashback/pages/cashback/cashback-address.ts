import { idOf } from '#engine/schema/query/scalar';

/** Filter for stores: all, qualified, not qualified, or close to a higher ratio. */
export const shownStores = ['all', 'qualified', 'missing', 'near'] as const;

export type ShownStores = (typeof shownStores)[number];

/** State of the page: policy, cycle (undefined: the latest), and filter for stores. */
export interface CashbackChoice {
  readonly policy: number | undefined;
  readonly cycle: number | undefined;
  readonly show: ShownStores;
}

/** Parses `?policy=3&cycle=2&show=near`; invalid values are left out. */
export function readChoice(query: URLSearchParams): CashbackChoice {
  const show = shownStores.find((one) => one === query.get('show')) ?? 'all';
  return { policy: idOf(query.get('policy') ?? ''), cycle: idOf(query.get('cycle') ?? ''), show };
}

export function printChoice({ policy, cycle, show = 'all' }: Partial<CashbackChoice>): string {
  const shown = show === 'all' ? undefined : show;
  const parts = Object.entries({ policy, cycle, show: shown }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '';
}
