import { clockOf } from '../../console/clock';

/** Minutes between free slots. */
export const slotLength = 30;

/** Dragging snaps to multiples of this many minutes. */
export const snap = 15;

/** The free slots of these hours, in minutes of the day. */
export function slotsOf(hours: readonly number[]): readonly number[] {
  return hours.flatMap((hour) => [hour * 60, hour * 60 + slotLength]);
}

/** The range between two drag points in either order; at least one slot. */
export function drawn(one: number, other: number): { readonly from: number; readonly minutes: number } {
  const from = Math.min(one, other);
  return { from, minutes: Math.max(Math.abs(other - one) + snap, slotLength) };
}

/**
 * The time, in minutes of the day, at `share` (0 to 1) of a column's height, rounded down to a multiple of
 * `snap`.
 */
export function timeAt(share: number, hours: readonly number[]): number {
  const first = (hours[0] ?? 0) * 60;
  const length = hours.length * 60;
  const at = Math.floor((share * length) / snap) * snap;
  return first + Math.min(Math.max(at, 0), length - snap);
}

/** The start of a dropped entry that the pointer holds `held` minutes below its top. */
export function droppedAt(share: number, held: number, hours: readonly number[]): string {
  const first = (hours[0] ?? 0) * 60;
  return clockOf(Math.max(first, timeAt(share, hours) - Math.floor(held / snap) * snap));
}
