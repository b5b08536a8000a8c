/** A span in which a policy was stopped. */
export interface Pause {
  readonly from: Date;
  /** Null: it is still stopped. */
  readonly until: Date | null;
}

/** An action in the history of a policy; expected oldest first. */
export interface Switch {
  readonly action: string;
  readonly at: string;
}

/**
 * Reports count from the start of a policy, also those before it was first enabled, except while it was stopped
 * afterwards. Where the history was deleted (`HISTORY_DAYS`) the policy counts as enabled.
 */
export function pausesOf(switches: readonly Switch[]): Pause[] {
  const pauses: Pause[] = [];
  let stopped: Date | undefined;
  for (const { action, at } of switches) {
    if (action === 'stop') stopped ??= new Date(at);
    else if (stopped) {
      pauses.push({ from: stopped, until: new Date(at) });
      stopped = undefined;
    }
  }
  return stopped ? [...pauses, { from: stopped, until: null }] : pauses;
}

/** The pauses within a span of time, clipped to it. */
export function pausesWithin(
  pauses: readonly Pause[],
  { from, until }: { readonly from: Date; readonly until: Date },
): { readonly from: Date; readonly until: Date }[] {
  return pauses
    .map((pause) => ({
      from: pause.from > from ? pause.from : from,
      until: pause.until && pause.until < until ? pause.until : until,
    }))
    .filter((pause) => pause.from < pause.until);
}
