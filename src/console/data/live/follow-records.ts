import { onRecords } from './record-news';

/** In ms, between two looks at least; and so many times as long as the last one took. */
const pause = { least: 3000, times: 10 } as const;

/** In ms: consoles that hear the same do not all ask at once. */
const spread = 300;

/** Looks at what has changed. False: not now, but it has to be looked at still. */
export type Look = () => Promise<boolean>;

/** Looks now, and each time that records of the entity have changed: never while nobody sees the page, and with pauses. */
export function followRecords(entity: string, look: Look, stop: AbortSignal): void {
  let isDue = false;
  let isLooking = false;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    if (!isDue || isLooking || timer !== undefined || stop.aborted) return;
    if (document.visibilityState === 'hidden') return;
    const wait = Math.max(0, notBefore - performance.now());
    timer = setTimeout(() => void go(), wait + Math.random() * spread);
  };
  const go = async () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    isLooking = true;
    isDue = false;
    const begun = performance.now();
    // What fails is looked at after the next change.
    const isDone = await look().catch(() => true);
    const took = performance.now() - begun;
    notBefore = performance.now() + Math.max(pause.least, pause.times * took);
    isLooking = false;
    isDue ||= !isDone;
    plan();
  };
  const heard = () => {
    isDue = true;
    plan();
  };
  onRecords(entity, heard, stop);
  document.addEventListener('visibilitychange', plan, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer), { once: true });
  heard();
}
