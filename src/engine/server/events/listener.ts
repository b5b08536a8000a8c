import type { Client } from 'pg';
import type { Database } from '../database/database';

interface Handlers {
  heard(payload: string): void;
  /** The connection was lost for a while; messages from that time are unknown. */
  missed(): void;
}

const waits = { least: 200, most: 5000 } as const;

/**
 * Listens to notifications of other servers on the same PostgreSQL; reconnects after a lost connection, quickly at
 * first.
 */
export class Listener {
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait: number = waits.least;
  #hasLost = false;
  #closed = false;

  constructor(
    private readonly connect: NonNullable<Database['connect']>,
    /** A plain identifier. */
    private readonly channel: string,
    private readonly handlers: Handlers,
  ) {}

  /** Starts to listen; if that fails, retries in the background. */
  async open(): Promise<void> {
    this.#timer = undefined;
    try {
      const client = await this.connect();
      if (this.#closed) return await client.end();
      this.#client = client;
      client.on('notification', ({ payload = '' }) => this.handlers.heard(payload));
      client.on('error', () => this.#lost(client));
      client.on('end', () => this.#lost(client));
      await client.query(`listen ${this.channel}`);
      this.#wait = waits.least;
      if (this.#hasLost) this.handlers.missed();
      this.#hasLost = false;
    } catch {
      this.#lost(this.#client);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #lost(client: Client | undefined): void {
    if (this.#closed || this.#timer || client !== this.#client) return;
    this.#client = undefined;
    this.#hasLost = true;
    client?.end().catch(() => {});
    this.#timer = setTimeout(() => void this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, waits.most);
  }
}
