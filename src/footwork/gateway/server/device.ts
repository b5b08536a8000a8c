import { ownTie } from '#engine/schema/access/actor';
import type { MachinePrincipal } from '#engine/schema/access/principal';

/** A measuring device as a caller, with what ties it to a store and a partner. */
export interface Device extends MachinePrincipal {
  readonly store: number | null;
  readonly pcode: string | null;
}

export function deviceOf(machine: MachinePrincipal): Device {
  const [store, pcode] = [ownTie(machine, 'store'), ownTie(machine, 'partner')];
  return {
    ...machine,
    store: typeof store === 'number' ? store : null,
    pcode: typeof pcode === 'string' ? pcode : null,
  };
}
