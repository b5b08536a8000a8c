/** No caller is sent away for longer, in ms. */
const longest = 60_000;

/** How much the last batch counts in the mean. */
const weight = 0.2;

/** How long batches take, by what those before took; from that follows when who is refused shall try again. */
export class BatchPace {
  /** 10 MB a second, until a batch has been answered. */
  #msPerByte = 1e-4;
  #lastRetryAt = 0;

  /** So many bytes have been answered in so many ms. */
  note(bytes: number, ms: number): void {
    this.#msPerByte += weight * (ms / bytes - this.#msPerByte);
  }

  /** In ms. */
  timeOf(bytes: number): number {
    return bytes * this.#msPerByte;
  }

  /**
   * In whole seconds, with so many bytes ahead of the refused ones. Who is refused is sent for one after another: if all
   * came back at once, most of them would come in vain.
   */
  retryAfter(bytes: number, ahead: number, now: number): number {
    const at = Math.max(now + this.timeOf(ahead), this.#lastRetryAt) + this.timeOf(bytes);
    this.#lastRetryAt = Math.min(at, now + longest);
    return Math.max(1, Math.ceil((this.#lastRetryAt - now) / 1000));
  }
}
