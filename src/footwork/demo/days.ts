/** Milliseconds of one day. */
export const day = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** `2026-01-31`, in UTC. */
export function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
