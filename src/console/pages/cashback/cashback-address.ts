import { idOf } from '../../../entity/query/scalar';

/** What the page shows: a policy, and one of its cycles where that is not the latest. */
export interface CashbackChoice {
  readonly policy: number | undefined;
  readonly cycle: number | undefined;
}

/** `?policy=3&cycle=2`; numbers that are none are left out. */
export function readChoice(query: URLSearchParams): CashbackChoice {
  return { policy: idOf(query.get('policy') ?? ''), cycle: idOf(query.get('cycle') ?? '') };
}

export function printChoice({ policy, cycle }: CashbackChoice): string {
  const given = Object.entries({ policy, cycle }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
