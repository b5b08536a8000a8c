/** Maximum retry delay, in ms. */
const longest = 60_000;

/** The weight of the last batch in the moving average. */
const weight = 0.2;

/** Estimates the duration of batches from earlier ones, and from that the retry time of rejected callers. */
export class BatchPace {
  /** 10 MB a second, until the first batch is done. */
  #msPerByte = 1e-4;
  #lastRetryAt = 0;

  /** Records that `bytes` were processed in `ms`. */
  note(bytes: number, ms: number): void {
    this.#msPerByte += weight * (ms / bytes - this.#msPerByte);
  }

  /** In ms. */
  timeOf(bytes: number): number {
    return bytes * this.#msPerByte;
  }

  /**
   * Retry delay in whole seconds, with `ahead` bytes in front of the rejected ones. Rejected callers get staggered
   * times: if all returned at once, most of them would be rejected again.
   */
  retryAfter(bytes: number, ahead: number, now: number): number {
    const at = Math.max(now + this.timeOf(ahead), this.#lastRetryAt) + this.timeOf(bytes);
    this.#lastRetryAt = Math.min(at, now + longest);
    return Math.max(1, Math.ceil((this.#lastRetryAt - now) / 1000));
  }
}
