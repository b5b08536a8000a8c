import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFleet } from '../../../src/footwork/gateway/cli/device-fleet';
import { openForTests } from '../../support/open-for-tests';
import { password } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { openGateway } from './world';

describe.each(oneEngine)('17.13: the devices of `npm run device`, %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));
  let front: Server;
  let url: string;
  /** How many more times the proxy in front of the product refuses reports. */
  let refusals: number;
  let sent: { at: number; body: string }[];

  beforeEach(async () => {
    await gateway.reset();
    sent = [];
    front = createServer(async (request, response) => {
      const { method, url = '', headers } = request;
      const body = await text(request);
      if (url === '/gateway/reports') {
        sent.push({ at: performance.now(), body });
        if (refusals-- > 0) {
          response.writeHead(503, { 'retry-after': '1' });
          response.end(JSON.stringify({ code: 50300, msg: 'Busy', data: null }));
          return;
        }
      }
      const call = { method: method === 'GET' ? 'GET' : 'POST', url, payload: body } as const;
      const answer = await gateway.fixture.app.inject({
        ...call,
        headers: headers as Record<string, string>,
      });
      response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
      response.end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    front.closeAllConnections();
    front.close();
    await once(front, 'close');
  });

  const open = () => openFleet({ url, username: 'root', password, devices: 1 });
  const pace = { rate: 0.1, batch: 3 };

  test('17.13: a refused batch is sent again, the same, once the time of Retry-After is over', async () => {
    refusals = 2;
    gateway.fixture.clock.now = new Date();
    const fleet = await open();
    const stop = new AbortController();
    const done = fleet.run(pace, stop.signal);
    await expect.poll(() => fleet.stored).toBe(3);
    stop.abort();
    await done;
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    const waits = sent.slice(1).map(({ at }, nth) => at - (sent[nth]?.at ?? at));
    for (const wait of waits) expect(wait).toBeGreaterThan(990);
    expect(fleet.summary(1000)).toContain('; 2 x put off until later');
    expect(fleet.summary(1000)).not.toContain('50300');
  });

  test('17.13: the end of the run does not wait for what was put off', async () => {
    refusals = 1000;
    const fleet = await open();
    const stop = new AbortController();
    const done = fleet.run(pace, stop.signal);
    await expect.poll(() => sent.length).toBe(1);
    stop.abort();
    await done;
    expect(fleet.stored).toBe(0);
    expect(fleet.summary(1000)).toContain('1 x 50300 Busy');
  });
});
