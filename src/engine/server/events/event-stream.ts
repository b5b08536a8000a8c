import { PassThrough, type Readable } from 'node:stream';
import type { Actor } from '../../schema/access/actor';
import type { ServerEvent } from '../../schema/contract/server-event';

/** A reader with this many unread bytes is dead, or fetches everything again when it reconnects. */
const patience = 64 * 1024;

/** One open response of `GET /events`. */
export class EventStream {
  readonly #out = new PassThrough();

  constructor(
    /** The listening account, as last read. */
    public actor: Actor,
    readonly authorization: string | undefined,
  ) {
    // The first bytes show proxies and the reader that the stream is open; `retry` is the reconnection delay in ms.
    this.#write(': open\nretry: 2000\n\n');
  }

  get body(): Readable {
    return this.#out;
  }

  send(event: ServerEvent): void {
    this.#write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps proxies from treating the silence as a lost connection. */
  beat(): void {
    this.#write(': beat\n\n');
  }

  end(): void {
    this.#out.end();
  }

  onClose(listener: () => void): void {
    this.#out.once('close', listener);
  }

  #write(text: string): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (this.#out.writableLength > patience) this.#out.destroy();
    else this.#out.write(text);
  }
}
