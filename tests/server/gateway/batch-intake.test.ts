import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import type { Headers } from '../session/calls';
import { openGateway, placed, report } from './world';

const largest = 16 * 1024 * 1024;

/**
 * The limits do not depend on SQL. On the single connection of PGlite, calls reach the intake in the order of
 * arrival.
 */
describe('17.13: how many batches are taken in at once', () => {
  const gateway = openForTests(() => openGateway('pglite'));
  let device: Headers;
  let port: number;
  const open: Socket[] = [];

  beforeEach(async () => {
    await gateway.reset();
    device = await gateway.issue(placed);
    await gateway.fixture.app.listen({ port: 0, host: '127.0.0.1' });
    port = (gateway.fixture.app.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });

  /** Begins a call whose body has this many bytes, and sends none of them. */
  async function begin(bytes: number | 'chunked', path = '/gateway/reports') {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const length = bytes === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${device.authorization}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
    );
    return {
      socket,
      received: () => received,
      answered: () => vi.waitFor(() => expect(received).toContain('\r\n\r\n'), { timeout: 20_000 }),
    };
  }

  const bodyOf = (reports: readonly object[]) => JSON.stringify({ reports });

  /** After five of the largest batches the next one waits; after six the server refuses it. */
  async function fill(count: 5 | 6): Promise<Awaited<ReturnType<typeof begin>>[]> {
    const begun = [];
    for (let nth = 0; nth < count; nth++) begun.push(await begin(nth % 2 === 0 ? largest : 'chunked'));
    return begun;
  }

  test('17.13: one batch too many is told to try again before its body is read, and a heartbeat still passes', async () => {
    const begun = await fill(6);
    const refused = await begin(1_000_000);
    await refused.answered();
    expect(refused.received()).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused.received()).toMatch(/\r\nretry-after: [1-9]\d?\r\n/i);
    expect(refused.received()).toContain('"code":50300');
    const beat = await begin(2, '/gateway/heartbeat');
    beat.socket.write('{}');
    await beat.answered();
    expect(beat.received()).toMatch(/^HTTP\/1\.1 200 /);
    expect(begun.map(({ received }) => received())).toEqual(begun.map(() => ''));
  });

  test('17.13: those who are refused are not all sent for at once', async () => {
    await fill(6);
    const waits: number[] = [];
    for (let nth = 0; nth < 5; nth++) {
      const refused = await begin(largest);
      await refused.answered();
      waits.push(Number(/retry-after: (\d+)/i.exec(refused.received())?.[1]));
    }
    expect(new Set(waits).size).toBeGreaterThan(2);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  test('17.13: what waits is taken in as soon as there is room, also after callers that have gone', async () => {
    const begun = await fill(5);
    const body = bodyOf([report('R-1'), report('R-2', { customer_number: 'C-1' })]).padEnd(5000);
    begun.at(-1)?.socket.destroy();
    await sleep(50);
    const waiting = await begin(body.length);
    waiting.socket.write(body);
    await sleep(200);
    expect(waiting.received()).toBe('');
    for (const { socket } of begun) socket.destroy();
    await waiting.answered();
    expect(waiting.received()).toMatch(/^HTTP\/1\.1 200 /);
    expect(waiting.received()).toContain('"stored":2');
    const next = await begin(largest);
    next.socket.write(bodyOf([report('R-3')]).padEnd(largest));
    await next.answered();
    expect(next.received()).toContain('"stored":1');
  });

  test('17.13: a slow line does not keep others waiting, and many batches at once are all stored', async () => {
    const slow = await begin(1_000_000);
    slow.socket.write('{');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => {
        const body = bodyOf([report(`R-${nth}`)]).padEnd(600_000);
        const call = await begin(body.length);
        call.socket.write(body);
        await call.answered();
        return call.received();
      }),
    );
    expect(answers.filter((answer) => answer.includes('"stored":1'))).toHaveLength(20);
  });

  test('17.13: a body that is too large is still refused as such, and broken ones leave their place', async () => {
    for (let nth = 0; nth < 12; nth++) {
      const tooLarge = await begin(largest + 1);
      await tooLarge.answered();
      expect(tooLarge.received()).toMatch(/^HTTP\/1\.1 413 /);
      const broken = await begin(10_000_000);
      broken.socket.write('{"reports": ['.padEnd(10_000_000));
      await broken.answered();
      expect(broken.received()).toContain('"code":40005');
    }
  });
});
