import { clockOf } from './clock';

/** In minutes: free times are offered so far apart. */
export const slotLength = 30;

/** In minutes: what is dragged stops at multiples of it. */
export const snap = 15;

/** The free times of these hours, in minutes of the day. */
export function slotsOf(hours: readonly number[]): readonly number[] {
  return hours.flatMap((hour) => [hour * 60, hour * 60 + slotLength]);
}

/** From where the pointer went down to where it is: at least a slot, whichever way it was drawn. */
export function drawn(one: number, other: number): { readonly from: number; readonly minutes: number } {
  const from = Math.min(one, other);
  return { from, minutes: Math.max(Math.abs(other - one) + snap, slotLength) };
}

/** The time that stands at a height of a column, never past its last quarter of an hour. */
export function timeAt(share: number, hours: readonly number[]): number {
  const first = (hours[0] ?? 0) * 60;
  const length = hours.length * 60;
  const at = Math.floor((share * length) / snap) * snap;
  return first + Math.min(Math.max(at, 0), length - snap);
}

/** Where a dragged entry begins, of which the pointer holds another part than its head. */
export function droppedAt(share: number, held: number, hours: readonly number[]): string {
  const first = (hours[0] ?? 0) * 60;
  return clockOf(Math.max(first, timeAt(share, hours) - Math.floor(held / snap) * snap));
}
