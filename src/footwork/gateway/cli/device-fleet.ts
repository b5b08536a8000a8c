import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#engine/schema/contract/envelope';
import { DemoMeasurements } from '../../demo/measurements';
import { randomOf } from '../../demo/random';
import { issueDeviceSecret } from '../endpoints/device-secret';
import { heartbeat, sendPowerOn, sendReports } from '../endpoints/gateway';

interface Access {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Number of devices to play, of those that can report. */
  readonly devices: number;
}

interface Pace {
  /** Reports per second, of all devices together. */
  readonly rate: number;
  /** Reports per call. */
  readonly batch: number;
}

interface Device {
  readonly id: number;
  readonly dev_code: string;
  readonly secret: string;
}

/** In ms; the server treats a device that is silent for a minute as offline. */
const beatEvery = 30_000;

/** Signs in, and issues a secret for each of the devices that can report. Throws where the server refuses. */
export async function openFleet({ url, username, password, devices: count }: Access): Promise<Fleet> {
  const call = callerOf(url);
  const login = { username, password, utype: '1' };
  const { token } = await call<{ token: string }>('POST', '/manger/login', {}, JSON.stringify(login));
  const headers = { authorization: `Bearer ${token}` };
  const query = `_start=0&_end=${Math.min(count, 1000)}&is_lock=false&close=false&store_null=false&_sort=id&_order=asc`;
  const { list } = await call<{ list: Omit<Device, 'secret'>[] }>('GET', `/devices?${query}`, headers);
  const devices: Device[] = [];
  for (const { id, dev_code } of list) {
    const path = issueDeviceSecret.path.replace(':id', String(id));
    const { secret } = await call<{ secret: string }>('POST', path, headers, '{}');
    devices.push({ id, dev_code, secret });
  }
  if (devices.length === 0)
    throw new Error(`${url} has no device that can report: one with a store, not locked, not closed.`);
  return new Fleet(call, devices, await DemoMeasurements.make());
}

/** Devices that report in turn. */
export class Fleet {
  /** Makes the report numbers unique among runs. */
  readonly #run = randomUUID().slice(0, 8);
  readonly #random = randomOf(Date.now());
  #sent = 0;
  #stored = 0;
  #calls = 0;
  #putOff = 0;
  #signal: AbortSignal | undefined;
  #failures = new Map<string, number>();

  constructor(
    private readonly call: Call,
    private readonly devices: readonly Device[],
    private readonly measurements: DemoMeasurements,
  ) {}

  get size(): number {
    return this.devices.length;
  }

  /** Number of reports that the server has stored. */
  get stored(): number {
    return this.#stored;
  }

  /** Runs until the signal; then finishes running calls and drops postponed ones. */
  async run({ rate, batch }: Pace, signal: AbortSignal): Promise<void> {
    this.#signal = signal;
    // Each postponed device adds a listener.
    setMaxListeners(0, signal);
    const underWay = new Set<Promise<void>>();
    const start = (work: Promise<void>) => {
      const done = work.finally(() => underWay.delete(done));
      underWay.add(done);
    };
    for (const device of this.devices) start(this.#powerOn(device));
    const beats = setInterval(() => {
      for (const device of this.devices) start(this.#send(device, heartbeat.path, {}));
    }, beatEvery);
    const began = performance.now();
    for (let turn = 0; !signal.aborted; turn++) {
      const wait = began + ((turn * batch) / rate) * 1000 - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
      const device = this.devices[turn % this.devices.length];
      // Limits the calls in flight when the server falls behind.
      if (signal.aborted || !device || underWay.size >= 2 * this.devices.length) continue;
      start(this.#report(device, batch));
    }
    clearInterval(beats);
    await Promise.all(underWay);
  }

  summary(ms: number): string {
    const perSecond = (this.#stored / (ms / 1000)).toFixed(1);
    const putOff = this.#putOff > 0 ? `; ${this.#putOff} x put off until later` : '';
    const failures = [...this.#failures].map(([message, count]) => `; ${count} x ${message}`).join('');
    return `${(ms / 1000).toFixed(0)} s: ${this.#calls} calls, ${this.#stored} of ${this.#sent} reports stored, ${perSecond} per second${putOff}${failures}`;
  }

  async #powerOn(device: Device): Promise<void> {
    const message = { power_on_time: new Date().toISOString(), soft_v: '5.4.2' };
    await this.#send(device, sendPowerOn.path, { messages: [message] });
  }

  async #report(device: Device, batch: number): Promise<void> {
    const reports = Array.from({ length: batch }, () => this.#makeReport(device));
    const answer = await this.#send<{ stored: number }>(device, sendReports.path, { reports });
    this.#stored += answer?.stored ?? 0;
  }

  #makeReport({ dev_code }: Device): object {
    this.#sent += 1;
    const type = (['static', 'dynamic', 'posture'] as const)[this.#sent % 3] ?? 'static';
    return {
      report_number: `${dev_code.slice(0, 16)}-${this.#run}-${this.#sent}`,
      type,
      detection_time: new Date().toISOString(),
      customer_number: `C-${this.#sent % 1000}`,
      measurement: this.measurements.of(this.#random, type, this.#sent % 1000),
    };
  }

  async #send<Data>({ dev_code, secret }: Device, path: string, content: object): Promise<Data | undefined> {
    const body = JSON.stringify(content);
    for (;;) {
      this.#calls += 1;
      try {
        return await this.call<Data>('POST', path, { authorization: `Device ${dev_code}:${secret}` }, body);
      } catch (error) {
        if (await this.#isToTryAgain(error)) continue;
        const message = error instanceof Error ? error.message : String(error);
        this.#failures.set(message, (this.#failures.get(message) ?? 0) + 1);
        return undefined;
      }
    }
  }

  /** Waits as long as the server demands, and up to a second more, so that devices do not all retry at once. */
  async #isToTryAgain(error: unknown): Promise<boolean> {
    if (!(error instanceof Refusal) || error.retryAfter === undefined) return false;
    this.#putOff += 1;
    const wait = (error.retryAfter + Math.random()) * 1000;
    return sleep(wait, true, { signal: this.#signal }).catch(() => false);
  }
}

/** The server refused a call. */
class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    { code, msg }: Envelope,
    /** In seconds; undefined: a retry is pointless. */
    readonly retryAfter: number | undefined,
  ) {
    super(`${code} ${msg}`);
  }
}

type Call = ReturnType<typeof callerOf>;

/** Calls the server; a call throws `Refusal` when the server refuses it. */
function callerOf(url: string) {
  return async <Data>(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Data> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, 'accept-language': 'en', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    }).catch((error: unknown) => {
      throw new Error(`${url} cannot be reached`, { cause: error });
    });
    const envelope = (await answer.json()) as Envelope<Data>;
    if (envelope.code === 0) return envelope.data;
    const wait = answer.headers.get('retry-after');
    throw new Refusal(envelope, wait === null ? undefined : Number(wait));
  };
}
